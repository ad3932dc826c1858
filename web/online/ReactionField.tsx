/** How long a reaction may take at a table. */
import { REACTION_SECONDS } from '@stellwerk/tables/wire';
import { useOnlineTexts } from './texts/index.ts';

export type Reaction = (typeof REACTION_SECONDS)[number];
/** What a table has unless somebody chooses. */
export const USUAL_REACTION: Reaction = 20;

interface ReactionFieldProps {
  readonly className?: string | undefined;
  readonly seconds: number;
  choose(seconds: Reaction): void;
}

export function ReactionField({ className, seconds, choose }: ReactionFieldProps) {
  const { dialog: words } = useOnlineTexts();
  return (
    <select
      className={className}
      aria-label={words.reaction}
      value={seconds}
      onChange={({ target }) => choose(Number(target.value) as Reaction)}
    >
      {REACTION_SECONDS.map((each) => (
        <option key={each} value={each}>
          {words.seconds(each)}
        </option>
      ))}
    </select>
  );
}
