/** The poster of a game, drawn: where everything stands, and how it gets onto the canvas. A film shows the same sheet, still by still. */
import { playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import type { Box, Point } from '@stellwerk/toolkit/point.ts';
import type { Part, Player } from '@stellwerk/toolkit/screen.ts';
import type { Scene } from './Studio.tsx';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SHEET: Size = { width: 1080, height: 1520 };
/** The board is drawn for a window of this share of its place, so that its type is large enough for a poster. */
export const CLOSER = 0.8;
const MARGIN = 56;
const ROOM = SHEET.width - 2 * MARGIN;
const HEAD = 316;
/** Height of a row of players, with the figure below the name or, where there are two rows, beside it. */
const ROW = 136;
const LOW_ROW = 72;
const COLUMNS = 4;
/** Height of a bar of parts, and the gap between two. */
const BAR = 48;
const BAR_GAP = 4;
/** Height of a row of stops, and how many are in it before there is another; in the last resort they grow smaller. */
const STOPS = 32;
const MOST = 40;
const STOP_ROWS = 3;

interface Layout {
  readonly board: Box;
  /** Of how things were done, where a game tells it. */
  readonly bar: Box | undefined;
  readonly players: readonly Box[];
  readonly stops: readonly Point[];
  /** Radius of a stop. */
  readonly r: number;
}

export function layoutOf(players: number, turns: number, hasBar = false): Layout {
  const playerRows = Math.ceil(players / COLUMNS);
  const columns = Math.ceil(players / playerRows);
  const row = playerRows > 1 ? LOW_ROW : ROW;
  const stopRows = Math.min(STOP_ROWS, Math.max(1, Math.ceil(turns / MOST)));
  const inRow = Math.ceil(turns / stopRows);
  const gap = Math.min(40, ROOM / Math.max(1, inRow));
  const foot = SHEET.height - MARGIN - stopRows * STOPS;
  const names = foot - 8 - playerRows * row;
  const bar = hasBar ? { x: MARGIN, y: names - 36 - BAR, width: ROOM, height: BAR } : undefined;
  return {
    board: { x: 0, y: HEAD, width: SHEET.width, height: (bar?.y ?? names) - 36 - HEAD },
    bar,
    players: Array.from({ length: players }, (_, index) => ({
      x: MARGIN + ((index % columns) * ROOM) / columns,
      y: names + Math.floor(index / columns) * row,
      width: ROOM / columns - 24,
      height: row - 20,
    })),
    stops: Array.from({ length: turns }, (_, index) => ({
      x: MARGIN + ((index % inRow) + 0.5) * gap,
      y: foot + (Math.floor(index / inRow) + 0.5) * STOPS,
    })),
    r: Math.min(11, gap * 0.36),
  };
}

export interface Sheet extends Omit<Scene, 'board'> {
  readonly title: string;
  readonly date: string;
  readonly players: readonly Player[];
  readonly parts: readonly Part[] | undefined;
  /** Who took each turn; nobody at the end of a round. */
  readonly stops: readonly (number | undefined)[];
  /** How many of the turns are on the board. */
  readonly until: number;
  readonly board: CanvasImageSource;
}

type Pen = CanvasRenderingContext2D;

/** Draws onto the canvas, whatever its size. */
export function drawSheet(canvas: HTMLCanvasElement, sheet: Sheet): void {
  const pen = canvas.getContext('2d')!;
  const { colour } = sheet;
  const scale = canvas.width / SHEET.width;
  const { parts } = sheet;
  const { board, bar, players, stops, r } = layoutOf(sheet.players.length, sheet.stops.length, parts !== undefined);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.fillStyle = colour('paper');
  pen.fillRect(0, 0, SHEET.width, canvas.height / scale);
  pen.fillStyle = sheet.ground;
  pen.fillRect(board.x, board.y, board.width, board.height);
  pen.drawImage(sheet.board, board.x, board.y, board.width, board.height);
  drawHead(pen, sheet);
  if (bar) drawParts(pen, bar, parts!, colour);
  for (const [index, { seat, figure }] of sheet.rows.entries())
    drawPlayer(pen, players[index]!, sheet.players[seat]!, figure, colour);
  for (const [index, seat] of sheet.stops.entries()) {
    const { x, y } = stops[index]!;
    const player = seat === undefined ? undefined : sheet.players[seat]!;
    pen.globalAlpha = index < sheet.until ? 1 : 0.2;
    pen.fillStyle = colour(player ? `player-${player.colour}` : 'ink-soft');
    if (player) drawShape(pen, player.colour, x, y, r);
    else pen.fillRect(x - 1.5, y - 1.4 * r, 3, 2.8 * r);
  }
  pen.globalAlpha = 1;
}

function drawHead(pen: Pen, { title, date, head, colour }: Sheet): void {
  drawSign(pen, colour);
  pen.fillStyle = colour('ink');
  write(pen, 'Stellwerk', MARGIN + 56, 96, '600 34px "Barlow Condensed"', 300);
  write(pen, title, MARGIN - 4, 220, '600 116px "Barlow Condensed"', ROOM);
  pen.fillStyle = colour('ink-soft');
  write(pen, head, MARGIN, 276, '400 34px Barlow', ROOM);
  write(pen, date, SHEET.width - MARGIN, 96, '400 28px Barlow', 400, 'right');
}

/** The sign of the house, as in the wordmark. */
function drawSign(pen: Pen, colour: Scene['colour']): void {
  pen.save();
  pen.translate(MARGIN - 12, MARGIN - 2);
  pen.scale(1.75, 1.75);
  pen.lineCap = pen.lineJoin = 'round';
  pen.fillStyle = colour('card');
  const points = 'M6 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0';
  for (const [path, token, width] of [
    ['M10 29V3', 'ink', 4],
    ['M10 24L23 11V3', 'signal', 4],
    [points, 'ink', 2.4],
  ] as const) {
    pen.strokeStyle = colour(token);
    pen.lineWidth = width;
    if (path === points) pen.fill(new Path2D(path));
    pen.stroke(new Path2D(path));
  }
  pen.restore();
}

function drawPlayer(
  pen: Pen,
  { x, y, width, height }: Box,
  player: Player,
  figure: string,
  colour: Scene['colour'],
): void {
  const low = height < LOW_ROW;
  pen.fillStyle = colour(`player-${player.colour}`);
  pen.fillRect(x, y, 8, height);
  drawShape(pen, player.colour, x + 44, y + 22, 14);
  pen.fillStyle = colour('ink');
  write(pen, player.name, x + 70, y + 35, '600 38px "Barlow Condensed"', width - (low ? 170 : 70));
  if (low) write(pen, figure, x + width, y + 44, '600 52px "Barlow Condensed"', 96, 'right');
  else write(pen, figure, x + 28, y + 110, figureFont(pen, figure, width - 28), width - 28);
}

/** Where each of them stands that there is any of, as wide as it counts: with its words, or with its figure alone where they have no room. */
export function placesOf(
  parts: readonly Part[],
  { x, width }: Pick<Box, 'x' | 'width'>,
  needs: (words: string) => number,
): readonly { readonly x: number; readonly width: number; readonly colour: string; readonly words: string }[] {
  const some = parts.filter(({ value }) => value > 0);
  const room = width - (some.length - 1) * BAR_GAP;
  const whole = some.reduce((sum, { value }) => sum + value, 0);
  let left = x;
  return some.map(({ value, colour, label }) => {
    const wide = (room * value) / whole;
    const words = `${value} ${label}`;
    const placed = { colour, words: needs(words) <= wide ? words : String(value), x: left, width: wide };
    left += wide + BAR_GAP;
    return placed;
  });
}

function drawParts(pen: Pen, bar: Box, parts: readonly Part[], colour: Scene['colour']): void {
  const font = '600 26px "Barlow Condensed"';
  pen.font = font;
  const needs = (words: string): number => pen.measureText(words).width + 16;
  for (const { x, width, colour: token, words } of placesOf(parts, bar, needs)) {
    pen.fillStyle = colour(token);
    pen.fillRect(x, bar.y, width, bar.height);
    pen.fillStyle = colour('paper');
    write(pen, words, x + width / 2, bar.y + 33, font, width, 'center');
  }
}

function drawShape(pen: Pen, colour: number, x: number, y: number, r: number): void {
  pen.translate(x, y);
  pen.fill(new Path2D(shapePath(playerShape(colour), r)));
  pen.translate(-x, -y);
}

/** As large as all of it has room for. */
function figureFont(pen: Pen, figure: string, width: number): string {
  const font = (size: number): string => `600 ${size}px "Barlow Condensed"`;
  const sizes = [76, 64, 54, 46, 40];
  const fits = (size: number): boolean => {
    pen.font = font(size);
    return pen.measureText(figure).width <= width;
  };
  return font(sizes.find(fits) ?? 34);
}

/** Narrower where it has to be, cut where that isn't enough. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  width: number,
  align: CanvasTextAlign = 'left',
) {
  pen.font = font;
  pen.textAlign = align;
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > width * 1.3) shown = `${shown.slice(0, -2).trimEnd()}…`;
  pen.fillText(shown, x, y, width);
}
