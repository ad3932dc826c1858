/** Browsers of chat apps are told from real ones. */
import { expect, test } from 'vitest';
import { isInApp } from './in-app.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36';

test.each([
  [`${IPHONE} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; de_DE)`, true],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.38.110;FBDV/iPhone14,5]`, true],
  [`${IPHONE} Mobile/15E148 WhatsApp/24.10.79`, true],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP1A; wv) ${ANDROID}`, true],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, false],
  // Put on the home screen.
  [`${IPHONE} Mobile/15E148`, false],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36`,
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0', false],
])('%s', (userAgent, inApp) => expect(isInApp(userAgent)).toBe(inApp));
