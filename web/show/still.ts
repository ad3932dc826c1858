/** A board's SVG as an image that stands alone: styles written out, type and pictures within it. */
import type { Size } from './poster.ts';

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What the children of an element take over from it. */
const INHERITED = names(`
  color fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit paint-order font-family font-size font-weight font-style font-variant-numeric letter-spacing
  text-anchor dominant-baseline visibility`);

/** What counts for an element alone, and the values that say nothing. */
const OWN = names(`
  opacity transform translate rotate scale filter mask clip-path mix-blend-mode vector-effect text-decoration-line stop-color stop-opacity`);
const NOTHING = ['none', 'normal', '1', 'rgb(0, 0, 0)'];

/** Written out as styles, or of no use in a picture. */
const DROPPED = new Set([...INHERITED, ...OWN, 'class', 'style', 'role', 'tabindex', 'href']);

/** A little more than the board, as a share of it: what stands at its edge is not cut. */
const ROUND = 0.03;

/** What the board's own window shows is seen whole; where the picture has other proportions, it shows more around it. */
export async function imageOf(svg: SVGSVGElement, { width, height }: Size): Promise<HTMLImageElement> {
  const hrefs = new Set([...svg.querySelectorAll('image')].map(({ href }) => href.baseVal));
  const pictures = new Map(await Promise.all([...hrefs].map(async (href) => [href, await asData(href)] as const)));
  const fonts = new Set<string>();
  const style = getComputedStyle(svg);
  const drawn = [...svg.children].map((child) => written(child, style, pictures, fonts)).join('');
  const { x, y, width: wide, height: high } = svg.viewBox.baseVal;
  const box = [x - ROUND * wide, y - ROUND * high, (1 + 2 * ROUND) * wide, (1 + 2 * ROUND) * high].join(' ');
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"` +
    ` style="${stylesOf(style, undefined)}"><style>${await facesOf(fonts)}</style>${drawn}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
  return image;
}

function written(
  element: Element,
  outer: CSSStyleDeclaration,
  pictures: ReadonlyMap<string, string>,
  fonts: Set<string>,
): string {
  const style = getComputedStyle(element);
  if (style.display === 'none') return '';
  if (/^t(ext|span)$/.test(element.localName)) fonts.add(`${firstFamily(style.fontFamily)} ${style.fontWeight}`);
  const href = element.getAttribute('href');
  const attributes = [...element.attributes]
    .filter(({ name }) => !DROPPED.has(name) && !/^(aria|data)-/.test(name))
    .map(({ name, value }) => [name, value]);
  if (href !== null) attributes.push(['href', pictures.get(href) ?? href]);
  attributes.push(['style', stylesOf(style, outer)]);
  const inner = [...element.childNodes].map((node) =>
    node instanceof Element ? written(node, style, pictures, fonts) : escaped(node.textContent ?? ''),
  );
  const told = attributes.map(([name, value]) => ` ${name}="${escaped(value!)}"`).join('');
  return `<${element.localName}${told}>${inner.join('')}</${element.localName}>`;
}

function stylesOf(style: CSSStyleDeclaration, outer: CSSStyleDeclaration | undefined): string {
  const value = (name: string): string => style.getPropertyValue(name);
  const own = OWN.filter((name) => !NOTHING.includes(value(name)));
  const moved = own.some((name) => ['transform', 'rotate', 'scale'].includes(name));
  return [
    ...INHERITED.filter((name) => value(name) !== outer?.getPropertyValue(name)),
    ...own,
    ...(moved ? ['transform-origin', 'transform-box'] : []),
  ]
    .map((name) => `${name}:${value(name).replaceAll('"', "'")}`)
    .join(';');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const firstFamily = (families: string): string => families.split(',')[0]!.replaceAll(/["']/g, '').trim();

/** The page's own type, as far as it is used: an image can't ask the page for it. */
async function facesOf(fonts: ReadonlySet<string>): Promise<string> {
  const faces = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(async ({ style }) => {
        const value = (name: string): string => style.getPropertyValue(name);
        if (!fonts.has(`${firstFamily(value('font-family'))} ${value('font-weight')}`)) return '';
        const [, url] = /url\(["']?([^"')]+)/.exec(value('src')) ?? [];
        const data = await asData(new URL(url!, href ?? document.baseURI).href);
        const rest = ['font-family', 'font-weight', 'unicode-range'].map((name) => `${name}:${value(name)}`);
        return `@font-face{src:url(${data});${rest.join(';')}}`;
      }),
  );
  return (await Promise.all(faces)).join('');
}

const kept = new Map<string, Promise<string>>();

function asData(url: string): Promise<string> {
  let data = kept.get(url);
  if (!data) kept.set(url, (data = url.startsWith('data:') ? Promise.resolve(url) : fetchData(url)));
  return data;
}

async function fetchData(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(reader.result as string));
    reader.readAsDataURL(blob);
  });
}
