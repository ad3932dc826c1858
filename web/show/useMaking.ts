/** Makes the poster and the film, out of sight. */
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { localeOf } from '../texts/index.ts';
import { ask } from '../session/engine.ts';
import { FRAME, record } from './film.ts';
import type { ShowProps } from './index.tsx';
import { CLOSER, drawSheet, layoutOf, SHEET, type Sheet, type Size } from './poster.ts';
import { scheduleOf, type Still } from './schedule.ts';
import { imageOf } from './still.ts';
import type { Shoot } from './Studio.tsx';

export type Kind = 'poster' | 'film';

export interface Making {
  readonly kind: Kind;
  readonly state: 'making' | 'failed' | 'made';
  /** How much of it is done. */
  readonly share: number;
  readonly file?: File;
}

/** Taking the pictures lasts about as long as recording them. */
const TAKING = 0.5;
const MOST = 40;

export function useMaking(props: ShowProps, shoot: Shoot, close: () => void) {
  const { language } = useSettings().settings;
  const [making, setMaking] = useState<Making>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (kind: Kind): Promise<void> => {
    running.current = new AbortController();
    const { signal } = running.current;
    const onProgress = (share: number): void => {
      signal.throwIfAborted();
      setMaking({ kind, state: 'making', share });
    };
    onProgress(0);
    try {
      const day = await dayOf(props.playId);
      const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(day);
      const blob = await (kind === 'poster' ? posterOf : filmOf)({
        ...props,
        date,
        language,
        shoot,
        signal,
        onProgress,
      });
      const name = `${props.title} ${day.toISOString().slice(0, 10)}.${blob.type.split('/')[1]}`;
      const file = new File([blob], name, { type: blob.type });
      setMaking({ kind, state: 'made', share: 1, file });
    } catch {
      setMaking(signal.aborted ? undefined : { kind, state: 'failed', share: 0 });
    } finally {
      close();
    }
  };
  return { making, make, cancel: () => running.current?.abort(), put: () => setMaking(undefined) };
}

/** When the last move was made; today for what isn't kept here. */
async function dayOf(playId: string | undefined): Promise<Date> {
  const { plays } = await ask((service) => service.library.list());
  return new Date(plays.find(({ id }) => id === playId)?.updated ?? Date.now());
}

interface Order extends ShowProps {
  readonly date: string;
  readonly language: Language;
  readonly shoot: Shoot;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

async function posterOf(order: Order): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), SHEET);
  drawSheet(canvas, await sheetOf(order, { step: order.last, turn: order.turns.length - 1 }));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the canvas is too large');
  return blob;
}

async function filmOf(order: Order): Promise<Blob> {
  const stills = scheduleOf(order.turns, MOST);
  const canvas = Object.assign(document.createElement('canvas'), FRAME);
  const frames: ImageBitmap[] = [];
  try {
    for (const still of stills) {
      const sheet = await sheetOf(order, still);
      // Names stay where they are, also when the winner is known.
      drawSheet(canvas, { ...sheet, rows: sheet.rows.toSorted((a, b) => a.seat - b.seat) });
      frames.push(await createImageBitmap(canvas));
      order.onProgress((TAKING * frames.length) / stills.length);
    }
    return await record(stills, frames, order.signal, (share) => order.onProgress(TAKING + (1 - TAKING) * share));
  } finally {
    for (const frame of frames) frame.close();
  }
}

async function sheetOf(order: Order, { step, turn }: Pick<Still, 'step' | 'turn'>): Promise<Sheet> {
  const { title, date, turns, last } = order;
  const { players } = order.table;
  const parts = order.screen.parts;
  const table = { ...order.table, players };
  const over = step === last;
  const moment = await order.lookBack(step);
  const seen = {
    viewer: moment.viewer,
    view: moment.view,
    toAct: moment.toAct,
    result: moment.result,
    all: moment.all,
  };
  const idle = {
    me: undefined,
    legal: [],
    draft: undefined,
    hinted: 0,
    refused: undefined,
    fresh: [],
    motion: false,
    ways: false,
    picture: true,
  } as const;
  const news = over || turn < 0 ? [] : [turns[turn]!];
  const { width, height } = layoutOf(players.length, turns.length, parts !== undefined).board;
  const size: Size = { width: width * CLOSER, height: height * CLOSER };
  const scene = await order.shoot(
    { ...table, ...seen, ...idle, step, news, turns, mode: over ? 'over' : 'replay' },
    size,
  );
  await Promise.all(['600 40px "Barlow Condensed"', '400 40px Barlow'].map((font) => document.fonts.load(font)));
  return {
    ...scene,
    board: await imageOf(scene.board, size),
    head: over ? scene.head : '',
    rows: over && scene.rows.length > 0 ? scene.rows : players.map(({ seat }) => ({ seat, figure: '' })),
    title,
    date,
    players,
    parts: parts?.(moment.view, order.language),
    stops: turns.map(({ seat }) => seat),
    until: turn + 1,
  };
}
