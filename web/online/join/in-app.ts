/** Whether the page is shown by an app that isn't a browser, as far as such apps say so. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|WhatsApp|\bLine\/|MicroMessenger|Snapchat|Twitter|TikTok|musical_ly|BytedanceWebview|LinkedInApp|; wv\)/;

export const isInApp = (userAgent: string): boolean => APPS.test(userAgent);
