/** Notices of the system. Browsers have them on safe pages alone. */

export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

/** Asks the person, unless the browser knows the answer. */
export const allowNotices = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';
