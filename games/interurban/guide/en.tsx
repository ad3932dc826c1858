/** The rules in English. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { Picture } from './Picture.tsx';

export const rulesEn: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    body: (
      <>
        <p>
          Six railway routes grow out of the city into the suburbs. All of you build all of them. What counts is who
          owns the stations along each route: at the end a route pays its value to the player with the most commerce on
          it, half of that to the second, and so on.
        </p>
        <p>So make the routes you lead valuable, and close the others while they are worth little.</p>
      </>
    ),
  },
  {
    id: 'setup',
    title: 'What lies on the table',
    body: (
      <>
        <p>
          Two of four start tiles are drawn and laid side by side: that is the city. Six routes leave it, each named
          after the number or letter on its edge, and a loco stands at the end of each. If two have the same number they
          are called a and b.
        </p>
        <p>
          There are 42 track tiles: 20 straights, of which 11 bring +1 and 3 bring +2, and 22 curves, of which 11 bring
          +1. Everybody has ten stations: five simple ones, square, with a single track, worth 1, 2, 3, 4 and 4, and
          five crossings, round, with two tracks that don’t touch, worth 1, 1, 2, 3 and 4.
        </p>
        <p>
          Three track tiles and three stations per player lie face up, for all to see and for all to use. What is pale
          fits nowhere now; choose it all the same, and the board says why.
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
          Place one, two or three of the tiles that lie face up. At most one of them may be a station: your own or
          somebody else’s. A station belongs to the owner of its colour, no matter who places it.
        </p>
        <p>
          Every tile goes in front of a loco, so that its track continues the route. The loco then moves to the new end.
          You may build on several routes in one turn.
        </p>
        <p>At the end of your turn the empty places are filled from the piles, and the next player is up.</p>
      </>
    ),
  },
  {
    id: 'crossings',
    title: 'Crossings',
    body: (
      <>
        <p>A crossing may extend one route, or two at once if both end at its cell. Then it counts for both.</p>
        <Picture
          of="crossing"
          caption="Routes 6 and 5 meet here. The crossing continues both, and its owner has commerce on both."
          label="Two routes end at the same cell; a crossing station is placed there and continues both."
        />
        <p>
          If it extends only one, its other track is left over. Another route may run onto it later. It then goes on
          behind the crossing and takes the station along.
        </p>
        <Picture
          of="runIn"
          caption="The curve leads route 6 onto the free track of the crossing. The station 2 is now on both routes."
          label="A curve connects a route with the free track of a crossing that lies on another route."
        />
      </>
    ),
  },
  {
    id: 'restrictions',
    title: 'What is not allowed',
    body: (
      <>
        <p>
          Ten rules, A to J, say where a tile may not lie. With a tile chosen, the table marks the cells where a rule
          forbids it, says why in a few words, and frames the tile that is in the way when you touch one.
        </p>
        <p>D and G to J also hold for a station that a route would take along by running onto its free track.</p>
      </>
    ),
  },
  {
    id: 'A',
    title: 'A: No station next to the city',
    body: (
      <Picture
        of="A"
        caption="Beside the start tiles there is only track."
        label="A station directly beside a start tile is refused."
      />
    ),
  },
  {
    id: 'B',
    title: 'B: No quick end',
    body: (
      <Picture
        of="B"
        caption="Until everybody has had a turn, no track tile may complete a route. Stations may."
        label="A curve that would close two routes beside the start tiles is refused in the first round."
      />
    ),
  },
  {
    id: 'C',
    title: 'C: Stations keep apart',
    body: (
      <Picture
        of="C"
        caption="Two stations never lie edge to edge, not even on different routes. Corners may touch."
        label="A station directly beside another station is refused."
      />
    ),
  },
  {
    id: 'D',
    title: 'D: Not twice in a row',
    body: (
      <Picture
        of="D"
        caption="Two stations that follow each other on a route must have different owners."
        label="After a station of red, another one of red is refused on the same route."
      />
    ),
  },
  {
    id: 'E',
    title: 'E: Routes stay apart',
    body: (
      <Picture
        of="E"
        caption="No track may join two routes."
        label="A curve that would connect the ends of two routes is refused."
      />
    ),
  },
  {
    id: 'F',
    title: 'F: Track meets track',
    body: (
      <Picture
        of="F"
        caption="An edge with track may not touch an edge without."
        label="A curve whose track runs against the side of a straight is refused."
      />
    ),
  },
  {
    id: 'G',
    title: 'G: Only one 1 on a route',
    body: (
      <Picture
        of="G"
        caption="A second 1 is refused, no matter whose it is."
        label="A second station 1 on a route is refused."
      />
    ),
  },
  {
    id: 'H',
    title: 'H: Only one 2 on a route',
    body: <Picture of="H" caption="The same for 2." label="A second station 2 on a route is refused." />,
  },
  {
    id: 'I',
    title: 'I: Only one 3 on a route',
    body: <Picture of="I" caption="And for 3." label="A second station 3 on a route is refused." />,
  },
  {
    id: 'J',
    title: 'J: One 4 for each player',
    body: (
      <Picture
        of="J"
        caption="There may be several 4s on a route, but only one of each player."
        label="On a route with a 4 of red and a 4 of blue, another 4 of red is refused."
      />
    ),
  },
  {
    id: 'completion',
    title: 'When a route is complete',
    body: (
      <>
        <p>After every single tile all routes are checked. A route is complete</p>
        <ul>
          <li>as soon as it has a 1, a 2, a 3 and a 4, or</li>
          <li>as soon as no further station can ever be placed on it, however the track might go on.</li>
        </ul>
        <Picture
          of="values"
          caption="The 2 was the last value missing: route H is complete."
          label="A route with stations 3, 1, 4 and 2 is complete; its loco is gone."
        />
        <Picture
          of="blocked"
          caption="The curve leads route 6 to the cell before route 5. Beside the city there is no room for a station, track would join the routes or run against a blank edge: both routes are complete."
          label="A curve beside the start tiles completes two routes, as nothing can lie on the cell before them."
        />
        <p>
          Then its loco leaves, and nothing more is built on it. The cell before it stays empty, which may complete
          another route. A green tick on the tile that you hold means: this completes a route.
        </p>
      </>
    ),
  },
  {
    id: 'value',
    title: 'What a route is worth',
    body: (
      <>
        <p>
          Its start number and the +1s and +2s on its track. Stations don’t count here. Letters stand for a number, too:
        </p>
        <ul>
          <li>S: as many as there are straights on this route</li>
          <li>C: as many as there are curves on this route</li>
          <li>H: the highest start number of this game, S and C included</li>
          <li>L: the lowest one</li>
        </ul>
      </>
    ),
  },
  {
    id: 'points',
    title: 'Who gets what',
    body: (
      <>
        <p>
          On every route you add up the values of your stations: your commerce points. The player with the most gets the
          whole value of the route as victory points, the second half of it, the third a quarter, the fourth an eighth,
          always rounded up. Ties get the same, and the next total is the next rank. Without a station you get nothing.
        </p>
        <Picture
          of="score"
          caption="Route 7 is worth 7 + 1 + 2 = 10. Blue has 4 commerce points and gets 10, red has 3 and gets 5, green has 1 and gets 3."
          label="A route with start number 7, two track tiles with +1 and +2, and stations 3 of red, 4 of blue and 1 of green."
        />
      </>
    ),
  },
  {
    id: 'end',
    title: 'The end',
    body: (
      <>
        <p>The game is over at the end of a turn if</p>
        <ul>
          <li>all six routes are complete, or</li>
          <li>all track tiles are laid, or</li>
          <li>all stations of the player whose turn it was are laid, or</li>
          <li>the player whose turn it is can place nothing.</li>
        </ul>
        <p>
          All routes are then scored, finished or not. Most victory points win; a tie is a shared victory. In a
          competition you play as many games as there are players, each of you starts once, and the points add up.
        </p>
      </>
    ),
  },
  {
    id: 'table',
    title: 'At the table here',
    body: (
      <>
        <p>
          Choose a tile: the cells where it fits light up, the others say why not. Point at a cell to see the tile there
          and what it would change; click to place it. With a finger, tap a cell, tap again to turn the tile, and place
          it with the button. You can also drag a tile to its cell.
        </p>
        <p>
          R, the mouse wheel, a right click or another click on the chosen tile turns it. With the keyboard, 1 to 9
          choose a tile, arrow keys go from loco to loco, and Enter places. Until you end your turn your tiles have a
          dashed frame: touch one to take it and all later ones back, twice if there are any.
        </p>
        <p>
          The panel of routes says what each is worth now and who would get how much. Choose a route there to see why,
          and to see it alone on the table. Tiles that others have placed since your turn are framed in their colour.
        </p>
      </>
    ),
  },
];
