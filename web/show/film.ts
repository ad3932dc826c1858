/** Eight seconds of sheets, recorded from a canvas by the browser. */
import { dueAt, SHOW, type Still } from './schedule.ts';

/** What plays in most places first. */
const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm', 'video/mp4'];
/** Two thirds of a poster: codecs want even numbers. */
export const FRAME = { width: 720, height: 1014 } as const;
const TICK = 40;

export const filmType: string | undefined =
  'MediaRecorder' in globalThis && 'captureStream' in HTMLCanvasElement.prototype
    ? TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    : undefined;

export async function record(
  stills: readonly Still[],
  frames: readonly ImageBitmap[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), FRAME);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(frames[0]!, 0, 0);
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: filmType!, videoBitsPerSecond: 5_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - begun;
      if (elapsed >= SHOW || signal.aborted) {
        clearInterval(timer);
        return resolve();
      }
      // Drawn again even where nothing has changed: what isn't drawn isn't recorded.
      pen.drawImage(frames[dueAt(stills, elapsed)]!, 0, 0);
      onProgress(elapsed / SHOW);
    }, TICK);
  });
  await new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
    recorder.stop();
  });
  signal.throwIfAborted();
  const film = new Blob(parts, { type: filmType!.split(';')[0]! });
  if (film.size === 0) throw new Error('nothing was recorded');
  return film;
}
