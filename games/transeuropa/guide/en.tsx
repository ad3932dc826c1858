/** The rules in English. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { en } from '../texts/en.ts';
import { Picture } from './Picture.tsx';
import { Groups } from './Groups.tsx';
import { Marks } from './Marks.tsx';

export const rulesEn: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    body: (
      <>
        <p>
          You have five secret cities, scattered all over Europe, and want to connect them with rails. Nobody owns the
          rails: what the others build serves you too, as soon as your networks meet.
        </p>
        <p>
          The first player to connect all five cities ends the round. Everybody else loses points for what is still
          missing. After a few rounds the player with the most points left wins.
        </p>
      </>
    ),
  },
  {
    id: 'setup',
    title: 'Before each round',
    body: (
      <>
        <p>The map is empty and 83 rails lie ready. Everybody gets five cities in secret, one of each colour group:</p>
        <Groups words={en} />
        <p>
          With two or three players, two cities of each group stay out of the game; they are drawn pale on the map.
          Nobody looks at the cards that are left over.
        </p>
        <p>
          In turn, everybody puts their start marker on a crossing that has none yet. A city is fine, too. The marker is
          where your network begins. Begin where the ways to your cities are short and, if you can, not too close to
          another start marker: the hint looks at both.
        </p>
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: (
      <>
        <p>You lay either</p>
        <ul>
          <li>one or two rails on free single lines, or</li>
          <li>a single rail on a free double line: a bridge, a tunnel or a ferry.</li>
        </ul>
        <p>
          Every rail must touch your network: your start marker, or a rail that is connected with it. You may branch off
          anywhere, and the second rail need not be next to the first. Lay at least one rail; after one on a single line
          you may stop.
        </p>
        <Picture
          of="turn"
          caption="Two single lines at different places of your network: a legal turn."
          label="A network of two rails near Alba; two new rails join it in different places."
        />
        <Picture
          of="bridge"
          caption="A double line leads across the river. It takes the whole turn."
          label="A network reaches the river; the next rail crosses it on a double line."
        />
      </>
    ),
  },
  {
    id: 'marks',
    title: 'The marks on the map',
    body: (
      <>
        <Marks
          of={[
            ['ring', 'You can build here with one rail.'],
            ['small', 'This takes both rails of your turn. Choose the small ring to lay the two of them.'],
            ['near', 'This rail brings you nearer to your cities.'],
            ['double', 'A double line: it takes the whole turn, and counts 2 instead of 1 when a round is scored.'],
            ['way', 'One cheapest way to all the cities you are still missing, in two rows along double lines.'],
            ['hint', 'The turn that the hint advises; the way it has in mind is dashed.'],
          ]}
        />
        <p>Where there are many rings, those that bring you no nearer are dark. You can still build there.</p>
        <p>
          <em>Whose rails?</em> below your cards shows all rails in their builders’ colours. Press and hold a rail to
          read who laid it and when.
        </p>
        <p>
          If you prefer to find your own way, turn off <em>Show my way</em> in the settings.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Shared networks',
    body: (
      <>
        <p>
          When two networks meet, they are one from then on: both players may extend it anywhere, and every city on the
          shared network counts for both.
        </p>
        <Picture
          of="joining"
          caption="This rail turns two networks into one."
          label="Two networks with a start marker each; one rail closes the last gap between them."
        />
        <p>
          A hint: do not join too early. You give away everything you have built. Build first what nobody else is likely
          to need, and let the others build the middle.
        </p>
      </>
    ),
  },
  {
    id: 'end-of-round',
    title: 'End of a round',
    body: (
      <>
        <p>
          The round is over as soon as somebody has all five cities in their network, no matter who laid the last rail.
          Several players may finish at once.
        </p>
        <p>
          There is one exception: if the first rail of your turn finishes somebody else but not you, you may still lay a
          second one on a single line.
        </p>
        <p>Very rarely all 83 rails are used up before that. Then the round ends as well.</p>
      </>
    ),
  },
  {
    id: 'scoring',
    title: 'Scoring',
    body: (
      <>
        <p>
          A player who has finished loses nothing. For everybody else we count what the cheapest connection of their
          five cities would still cost: 1 point for each single line, 2 points for each double line. All rails on the
          map may be used for free, no matter who laid them.
        </p>
        <Picture
          of="missing"
          caption="Riva is a double line and two single lines away: 4 points."
          label="Between the network and Riva three lines are missing; they cost 2, 1 and 1 points."
        />
        <p>The program always finds the connection that is really cheapest, and shows it on the map.</p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'End of the game',
    body: (
      <>
        <p>
          Everybody starts with 13 points. When somebody has no points left after a round, the game is over, and the
          player with the most points wins. A tie is a shared victory.
        </p>
        <p>Otherwise a new round begins, started by the left neighbour of the last start player.</p>
      </>
    ),
  },
  {
    id: 'options',
    title: 'Variants',
    body: (
      <>
        <p>
          <strong>Points at the start:</strong> 8 to 20 make the game shorter or longer.
        </p>
        <p>
          <strong>Fixed number of rounds:</strong> you play the agreed number of rounds, even if somebody runs out of
          points earlier.
        </p>
        <p>
          <strong>Private rails:</strong> in each round everybody has three rails of their own colour. They are laid
          like any other, but connect only the owner’s network; nobody else may use them or build from them, and the
          line is taken.
        </p>
        <p>
          <strong>Map:</strong> another map can be loaded from a file.
        </p>
      </>
    ),
  },
];
