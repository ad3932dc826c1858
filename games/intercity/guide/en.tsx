/** The rules in English. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { CARDS } from '../rules/index.ts';
import { en } from '../texts/en.ts';
import { Cards, Faces, Picture } from './Picture.tsx';

export const rulesEn: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    body: (
      <>
        <p>
          You have two passengers somewhere in Germany. Two journeys lie open, A and B, the same for everybody: each has
          a station where you get its ticket, and a goal. One of your passengers travels on A, the other on B. The first
          player with both at their goals wins.
        </p>
        <p>
          The ten trains belong to nobody. The player whose turn it is moves them, and passengers in the right place get
          in, in other players’ turns too.
        </p>
        <Picture
          of="task"
          caption="First get the ticket, then go to the goal (flag)."
          label="A passenger rides from the start to the station with the ticket and on to the goal with the flag."
        />
      </>
    ),
  },
  {
    id: 'quick',
    title: 'Start playing in a minute',
    body: (
      <ol>
        <li>
          Choose a route for each passenger. A line of ink shows it on the map; they board, change and get off by
          themselves.
        </li>
        <li>On your turn the dice roll by themselves. Tap the colours you keep, and roll the rest up to twice more.</li>
        <li>
          Tap dice: all of that colour go to the train that brings your passenger on. Or tap a train, or a station ahead
          of it. You see who would ride along, board or arrive.
        </li>
        <li>Press Go. Until then nothing counts, and you can take everything back.</li>
      </ol>
    ),
  },
  {
    id: 'setup',
    title: 'Before the game',
    body: (
      <>
        <p>
          Two trains run on each of the five lines. At the start one stands at each terminus and faces the other end.
          Everybody gets a start card with two stations and puts a passenger on each.
        </p>
        <p>
          Then two destination cards are revealed: journeys A and B. A passenger already waiting at a ticket station
          takes the ticket at once. One who stands at a terminus can board there before the first turn.
        </p>
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: (
      <>
        <p>
          <strong>First all ten trains move one space.</strong> That happens by itself. Then you roll all five dice. Up
          to twice you may roll any of them again, even ones you had kept before.
        </p>
        <Faces names={en.faces} />
        <p>
          <strong>Then you move trains.</strong> Every die is a point. A colour point moves one of the two trains of its
          colour two spaces, a joker any train. You use the points one by one, in any order, on as many trains as you
          like. A single point isn’t split, and all points must be used, even if they help others.
        </p>
        <Picture
          of="point"
          caption="One point, two spaces. The head of the train counts. A passenger waiting in Berg can board as it runs through."
          label="A red train moves two spaces, through the station Berg where a passenger waits."
        />
        <p>Instead of moving trains, three unused jokers buy an event card.</p>
      </>
    ),
  },
  {
    id: 'trains',
    title: 'How trains run',
    body: (
      <p>
        Every train runs along its line to the terminus and turns there at once; it uses up any spaces left in the other
        direction. The terminus counts only once. Trains may overtake each other, and there is room for several on a
        space.
      </p>
    ),
  },
  {
    id: 'boarding',
    title: 'Boarding, changing, getting off',
    body: (
      <>
        <p>
          Passengers board and get off only in stations, but whenever the head of a train stands there or runs through.
          Every train has room for two: one in front, one behind. A new passenger takes the front seat if it is free.
          When the front seat is left, the rear passenger moves up.
        </p>
        <p>
          <strong>Several want to board one train:</strong> all of them roll five dice once, most jokers board first.
          Ties roll again. Anyone without a seat waits for another train.
        </p>
        <Picture
          of="full"
          caption="The train is full: a waiting passenger can roll for the rear seat."
          label="A green train with two passengers; a third one wants the rear seat."
        />
        <p>
          <strong>The train is full:</strong> you may roll against the passenger in the rear seat. Both roll five dice
          and count jokers, and the one in the seat adds one. You need more to get it.
        </p>
      </>
    ),
  },
  {
    id: 'front',
    title: 'The fight for the front seat',
    body: (
      <p>
        When two arrive with the same train, the front seat comes first. So once in each ride the rear passenger may
        roll for the front seat. Both roll up to three times and collect the train’s colour; jokers don’t count. If the
        rear one has more, they swap seats.
      </p>
    ),
  },
  {
    id: 'tasks',
    title: 'Journeys and tickets',
    body: (
      <>
        <p>
          When your passenger comes to one of the two ticket stations, it may take the ticket, even from a train running
          through. From then on its mark is filled, and it is bound to this journey: a ticket is never exchanged or
          given back. Your other passenger needs the other one.
        </p>
        <p>
          With the ticket it goes to the goal. As soon as the train enters that station, the passenger has arrived.
          Without the ticket the goal means nothing.
        </p>
      </>
    ),
  },
  {
    id: 'events',
    title: 'Event cards',
    body: (
      <>
        <p>
          You play an event card whenever you like, in other players’ turns too. Then it is out of the game. So that you
          don’t miss the right moment, some cards can be kept ready: they play themselves.
        </p>
        <Cards cards={CARDS.map((card) => en.cards[card])} />
        <Picture
          of="diverted"
          caption="A diverted train runs to the terminus of the other line. There everybody gets off, and it goes back to its own."
          label="A brown train runs along the yellow line to the terminus Tal."
        />
      </>
    ),
  },
  {
    id: 'orders',
    title: 'On the way',
    body: (
      <>
        <p>
          Nobody should have to wait for you when a train runs through your station. So your passengers follow their
          plan, which only you see. Tap one of them to change it: choose another route, or tap a station that it rides
          to first, or a train that it takes.
        </p>
        <p>
          Each of them either decides alone, asks when it matters, or asks about everything that isn’t planned. It
          matters when a train outside the plan would save a round, when the other ticket would, when a full train comes
          and you hold a seat reservation, or when the front seat is worth a roll close to the goal. Who rides is asked
          where getting off saves a round.
        </p>
      </>
    ),
  },
  {
    id: 'priority',
    title: 'Priority',
    body: (
      <p>
        <em>Priority</em> (») beside a passenger saves presses: until that passenger arrives, the colour of its next
        train and the jokers are kept when you roll, and the points are placed for that train. You can still change
        everything before you press Go. Press Priority again, and it is gone.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'The end',
    body: (
      <>
        <p>
          The game ends the moment somebody’s second passenger arrives, in the middle of a move if need be. If two
          arrive in the same train, the one in front wins. If several would win when all trains move one space, the
          player whose turn it is goes first, then clockwise.
        </p>
        <p>
          Before a step decides the game, everybody who could do something about it is asked: with an event card or a
          fight for the front seat.
        </p>
      </>
    ),
  },
  {
    id: 'duel',
    title: 'For two: the duel',
    body: (
      <p>
        Each player leads two pairs of passengers and plays them in turn. The first to reach both goals with one pair
        wins. Your own passengers don’t roll against each other.
      </p>
    ),
  },
  {
    id: 'keys',
    title: 'Keys',
    body: (
      <p>
        1 to 5 and J press the dice of a colour, R rolls again, K keeps all, U takes back, H gives a hint. A and B open
        a passenger’s plan, C your event cards, L the log. On the map Tab and the arrow keys go from train to train and
        to the stations that can be chosen, and Enter chooses.
      </p>
    ),
  },
];
