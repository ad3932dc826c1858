/** The rules in English. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { AVOID_CARDS, SHIFT_CARDS } from '../rules/index.ts';
import { en } from '../texts/en.ts';
import { Picture } from './Picture.tsx';
import { CardList, ZoneList } from './Lists.tsx';

export const rulesEn: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    body: (
      <>
        <p>
          People in this city want to get about, and goods as well. Every trip you make brings points, and more of them
          the cleaner it is: by tram, by bicycle or on foot. Some trips need not be made at all. In the end the player
          with the most points wins.
        </p>
        <p>
          When somebody has 50 points, the round is played to its end, so everybody gets equal turns; then it is over. A
          tie is a shared victory.
        </p>
      </>
    ),
  },
  {
    id: 'city',
    title: 'The city',
    body: (
      <>
        <p>
          The plan has 36 blocks. Streets join some of them; parks have no street. Each block but a park has room for
          two markers. A traffic jam takes no room.
        </p>
        <ZoneList words={en} />
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Your turn',
    body: (
      <>
        <ol>
          <li>Draw a card; the rulebook calls these cards power-ups.</li>
          <li>Play as many cards as you like, or none.</li>
          <li>Announce a trip and travel it, or play at least one avoid card instead.</li>
          <li>Open trips are refilled to five. Of your cards you keep five at most; you choose what to discard.</li>
        </ol>
        <p>
          Try cards and trips as you like: all of it is a sketch until you press <em>Travel</em>. <em>Hint</em> shows up
          to three good turns and why they are good.
        </p>
      </>
    ),
  },
  {
    id: 'trip',
    title: 'Trips',
    body: (
      <>
        <p>
          A trip card names where you start and where you go, and its points. Any block of that kind will do. If it
          names two origins, choose one. Choose which way you take and how you travel.
        </p>
        <Picture
          of="trip"
          caption="Apartments to workshop by car over three blocks: the card’s 2 points."
          label="A route by car from apartments at D2 over D1 to the workshop at E1."
        />
        <p>
          Several open cards may be joined into one trip, each beginning on the very block where the one before ended,
          all by the same mode. All their points count.
        </p>
        <Picture
          of="segments"
          caption="First apartments to shop, then shop to houses: two cards in one trip."
          label="A route from apartments at C3 to the shop at C4 and on to the houses at D5."
        />
        <p>
          A trip with a box is freight. It goes by van or, with the “{en.powerUps.cargoBike.name}” card, by cargo bike,
          and is joined only with other freight. A trip with a star brings you one more card for your hand.
        </p>
      </>
    ),
  },
  {
    id: 'modes',
    title: 'How to travel',
    body: (
      <>
        <ul>
          <li>
            <strong>Car, van:</strong> along streets, always possible, no bonus.
          </li>
          <li>
            <strong>Tram, +2:</strong> both ends need a stop of the same line. Nothing between them matters.
          </li>
          <li>
            <strong>Bicycle, +2:</strong> along streets, with a bike path on every block of the route.
          </li>
          <li>
            <strong>On foot, +3:</strong> along streets over three blocks at most, with a walkway on each of them.
          </li>
          <li>
            <strong>Cargo bike, +3:</strong> for freight, with the card; otherwise like a bicycle.
          </li>
        </ul>
        <p>
          The bonus counts for each card of the trip. The route of one card never visits a block twice; that of the next
          may lead over blocks of the one before.
        </p>
        <Picture
          of="tram"
          caption="Two stops of line A: the tram takes you from apartments to shop."
          label="Stops of line A at D1 and D3, joined by a bow."
        />
        <Picture
          of="bicycle"
          caption="Bike paths on all three blocks of the route."
          label="A route by bicycle from C3 over C4 to B4, each with a bike path."
        />
      </>
    ),
  },
  {
    id: 'shift',
    title: 'Cards: build',
    body: (
      <>
        <p>What you lay serves everybody from then on.</p>
        <CardList words={en} cards={SHIFT_CARDS} />
        <p>
          A new stop is at most three steps along streets from another stop of its line; two stops are printed. Bike
          paths and walkways of one card lie on blocks that follow each other along streets. Older ones need not be
          touched. A block takes each kind of marker once.
        </p>
        <Picture
          of="laying"
          caption="One card, four bike paths in a row along the streets."
          label="Four new bike paths on C4, D4, E4 and E3, beside an older one on C3."
        />
      </>
    ),
  },
  {
    id: 'improve',
    title: 'Cards: travel better',
    body: (
      <>
        <p>These go along with a trip.</p>
        <CardList words={en} cards={['electricVehicle', 'cargoBike', 'carpool']} />
      </>
    ),
  },
  {
    id: 'avoid',
    title: 'Cards: avoid',
    body: (
      <>
        <CardList words={en} cards={AVOID_CARDS} />
        <p>
          Either direction counts. For each trip that is removed you get its points and one more. If you play an avoid
          card, you make no trip in this turn. You may play several.
        </p>
      </>
    ),
  },
  {
    id: 'jams',
    title: 'Jams',
    body: (
      <>
        <CardList words={en} cards={['trafficJam']} />
        <p>
          Whenever somebody sets off by car or van, the others may in turn put a jam on a block of the route. Nobody can
          tell from it who holds a jam card. If you don’t want to be asked every time, say so at the question or on the
          jam card: <em>{en.screen.order.notUntilTurn}</em>, from so many points up, or never.
        </p>
        <p>
          Each visit to a jammed block costs a car or van 2 points; a trip never brings less than 0. Jams stay where
          they are. A block has one at most.
        </p>
        <Picture
          of="jam"
          caption="A jam on the way: 2 points less."
          label="A route by car from E3 over E4, where a jam lies, to E5."
        />
        <p>
          A carpool lifts all jams on the trip. Announce it when a jam already lies on the route, or play it when you
          are asked, after somebody has put a new jam in your way.
        </p>
      </>
    ),
  },
  {
    id: 'variants',
    title: 'Variants',
    body: (
      <ul>
        <li>
          <strong>{en.options.recover.label}:</strong> {en.options.recover.help}
        </li>
        <li>
          <strong>{en.options.combinedModes.label}:</strong> {en.options.combinedModes.help} The order is car, tram,
          bicycle, on foot; for freight van, cargo bike.
        </li>
        <li>
          <strong>{en.options.tramReach.label}:</strong> {en.options.tramReach.help}
        </li>
        <li>
          <strong>{en.options.jams.label}:</strong> {en.options.jams.help}
        </li>
      </ul>
    ),
  },
  {
    id: 'credits',
    title: 'Whose game it is',
    body: (
      <>
        <p>
          Future Mobility was designed by Eric Londaits at <a href="https://www.imaginary.org">IMAGINARY</a> for{' '}
          <a href="https://futurium.de">Futurium</a> in Berlin. © 2022 IMAGINARY gGmbH, under{' '}
          <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>. Plan, cards and rules are adapted
          here and shared under the same licence.
        </p>
        <p>
          The icons are from <a href="https://openmoji.org">OpenMoji</a>, CC BY-SA 4.0, made smaller in file size.
        </p>
      </>
    ),
  },
];
