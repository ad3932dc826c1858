/** Why a hint says to jam somebody's trip or to keep the card, in both languages. */
import type { JamAdvice } from '../rules/advice/jams.ts';

export function jamReasonEn({ why, loss, total }: JamAdvice, name: string): string {
  switch (why) {
    case 'leads':
      return `${name} would lead with ${total}.`;
    case 'close':
      return `${name} would have ${total} of 50.`;
    case 'more':
      return `That costs ${name} ${loss} points.`;
    case 'spare':
      return 'You have enough cards.';
    case 'little':
      return loss === 0 ? `It takes nothing from ${name}.` : `It takes only ${loss} from ${name}.`;
    case 'behind':
      return `${name} stays behind you.`;
    case 'other':
      return `${name} isn’t the one who leads.`;
  }
}

export function jamReasonDe({ why, loss, total }: JamAdvice, name: string): string {
  switch (why) {
    case 'leads':
      return `${name} läge sonst mit ${total} vorn.`;
    case 'close':
      return `${name} hätte sonst schon ${total} von 50.`;
    case 'more':
      return `Das kostet ${name} ${loss} Punkte.`;
    case 'spare':
      return 'Karten hast du genug.';
    case 'little':
      return loss === 0 ? `Das kostet ${name} nichts.` : `Das kostet ${name} nur ${loss}.`;
    case 'behind':
      return `${name} bleibt hinter dir.`;
    case 'other':
      return `${name} führt nicht.`;
  }
}
