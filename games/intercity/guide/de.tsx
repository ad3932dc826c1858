/** Die Spielregel auf Deutsch. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { CARDS } from '../rules/index.ts';
import { de } from '../texts/de.ts';
import { Cards, Faces, Picture } from './Picture.tsx';

export const rulesDe: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    body: (
      <>
        <p>
          Du hast zwei Fahrgäste, irgendwo in Deutschland. Zwei Aufgaben liegen offen, für alle dieselben: Jede nennt
          eine Zwischenstation und ein Ziel. Einer deiner Fahrgäste erfüllt die eine, der andere die andere Aufgabe. Wer
          zuerst beide am Ziel hat, gewinnt.
        </p>
        <p>
          Die zehn Züge gehören niemandem. Wer am Zug ist, fährt mit ihnen, und wer gerade richtig steht, steigt ein.
          Auch in einem fremden Spielzug.
        </p>
        <Picture
          of="task"
          caption="Erst die Stationskarte an der Zwischenstation holen (Ticket), dann zum Ziel (Fahne)."
          label="Ein Fahrgast fährt vom Start zur Zwischenstation mit dem Ticket und weiter zum Ziel mit der Fahne."
        />
      </>
    ),
  },
  {
    id: 'quick',
    title: 'In einer Minute losspielen',
    body: (
      <ol>
        <li>Nimm die vorgeschlagenen Fahrten an. Deine Fahrgäste steigen dann von selbst ein, um und aus.</li>
        <li>Bist du am Zug, würfle. Nützliche Würfel sind schon zum Liegenlassen markiert.</li>
        <li>Würfle mit den anderen noch bis zu zweimal, oder lass alles liegen.</li>
        <li>Gib deine Punkte aus: Tippe einen Zug an, er fährt zwei Felder. Ein Vorschlag steht immer oben.</li>
      </ol>
    ),
  },
  {
    id: 'setup',
    title: 'Vor dem Spiel',
    body: (
      <>
        <p>
          Auf jeder der fünf Linien fahren zwei Züge. Zu Beginn steht an jedem Endbahnhof einer und schaut zum anderen
          Ende. Jede Person bekommt eine Startkarte mit zwei Bahnhöfen und stellt auf jeden einen Fahrgast.
        </p>
        <p>
          Dann werden zwei Zielkarten aufgedeckt: die Aufgaben 1 und 2. Wer schon an einer Zwischenstation steht, nimmt
          deren Karte gleich mit. Wer an einem Endbahnhof steht, kann dort schon einsteigen.
        </p>
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    body: (
      <>
        <p>
          <strong>Zuerst fahren alle zehn Züge ein Feld.</strong> Das geschieht von selbst. Danach würfelst du mit allen
          fünf Würfeln. Bis zu zweimal darfst du mit beliebigen Würfeln noch einmal werfen, auch mit solchen, die du
          vorher liegen gelassen hast.
        </p>
        <Faces names={de.faces} />
        <p>
          <strong>Dann fährst du.</strong> Jeder Würfel ist ein Punkt. Ein Farbpunkt bewegt einen der beiden Züge seiner
          Farbe um zwei Felder, ein Joker einen beliebigen Zug. Du setzt die Punkte einzeln ein, in beliebiger Folge und
          auf so viele Züge verteilt, wie du magst. Ein einzelner Punkt wird nicht geteilt, und alle Punkte müssen
          gefahren werden, auch wenn sie anderen helfen.
        </p>
        <Picture
          of="point"
          caption="Ein Punkt, zwei Felder. Die Spitze des Zuges zählt. Wer in Berg wartet, kann auch beim Durchfahren einsteigen."
          label="Ein roter Zug fährt zwei Felder weit durch den Bahnhof Berg, in dem ein Fahrgast wartet."
        />
        <p>Für drei unbenutzte Joker kannst du statt zu fahren eine Ereigniskarte ziehen.</p>
      </>
    ),
  },
  {
    id: 'trains',
    title: 'Wie Züge fahren',
    body: (
      <>
        <p>
          Jeder Zug fährt auf seiner Linie bis zum Endbahnhof und wendet dort sofort; übrige Felder fährt er in der
          anderen Richtung weiter. Der Endbahnhof zählt nur einmal. Züge dürfen einander überholen, und auf einem Feld
          ist Platz für mehrere.
        </p>
      </>
    ),
  },
  {
    id: 'boarding',
    title: 'Einsteigen, umsteigen, aussteigen',
    body: (
      <>
        <p>
          Ein- und aussteigen kann man nur in Bahnhöfen, aber jederzeit, wenn eine Zugspitze dort steht oder durchfährt.
          In jeden Zug passen zwei: einer vorn, einer hinten. Wer einsteigt, nimmt den vordersten freien Platz. Wird der
          vordere frei, rückt der hintere nach.
        </p>
        <p>
          <strong>Mehrere wollen in denselben Zug:</strong> Alle würfeln einmal mit fünf Würfeln, die meisten Joker
          steigen zuerst ein. Bei Gleichstand wird noch einmal gewürfelt. Wer keinen Platz findet, muss auf den nächsten
          Halt warten.
        </p>
        <Picture
          of="full"
          caption="Der Zug ist voll: Der Wartende kann um den hinteren Platz würfeln."
          label="Ein grüner Zug mit zwei Fahrgästen; ein dritter will auf den hinteren Platz."
        />
        <p>
          <strong>Der Zug ist voll:</strong> Du kannst gegen den Fahrgast auf dem hinteren Platz würfeln. Beide werfen
          fünf Würfel und zählen Joker, wer sitzt, zählt einen dazu. Nur mit echt mehr bekommst du den Platz.
        </p>
      </>
    ),
  },
  {
    id: 'front',
    title: 'Der Kampf um den vorderen Platz',
    body: (
      <>
        <p>
          Kommen zwei mit demselben Zug an, zählt zuerst, wer vorn sitzt. Darum darf der hintere Fahrgast einmal auf
          jeder Fahrt den vorderen Platz verlangen. Beide würfeln bis zu dreimal und sammeln die Farbe des Zuges; Joker
          zählen nicht. Hat der hintere mehr, wird getauscht.
        </p>
      </>
    ),
  },
  {
    id: 'tasks',
    title: 'Aufgaben und Stationskarten',
    body: (
      <>
        <p>
          Kommt dein Fahrgast an eine der beiden Zwischenstationen, kann er deren Karte nehmen, auch beim Durchfahren.
          Damit ist er an diese Aufgabe gebunden: Die Karte wird nie getauscht oder zurückgegeben. Dein anderer Fahrgast
          braucht die andere.
        </p>
        <p>
          Mit der Karte geht es ans Ziel. Sobald der Zug dort einfährt, ist der Fahrgast angekommen. Ohne Karte zählt
          das Ziel nicht.
        </p>
      </>
    ),
  },
  {
    id: 'events',
    title: 'Ereigniskarten',
    body: (
      <>
        <p>
          Eine Ereigniskarte spielst du, wann du willst, auch in fremden Spielzügen. Danach ist sie aus dem Spiel. Damit
          du den richtigen Moment nicht verpasst, kannst du manche Karten bereitlegen: Sie spielen sich dann selbst.
        </p>
        <Cards cards={CARDS.map((card) => de.cards[card])} />
        <Picture
          of="diverted"
          caption="Ein umgeleiteter Zug fährt bis zum Endbahnhof der fremden Linie. Dort steigen alle aus, und er kehrt auf seine eigene zurück."
          label="Ein brauner Zug fährt auf der gelben Linie weiter bis zum Endbahnhof Tal."
        />
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Aufträge',
    body: (
      <>
        <p>
          Niemand soll auf dich warten müssen, wenn ein Zug durch deinen Bahnhof fährt. Darum haben deine Fahrgäste
          Aufträge, die nur du siehst: eine geplante Fahrt mit allen Umstiegen, dazu Schalter für den vollen Zug, die
          Stationskarte oder den vorderen Platz. Du kannst sie jederzeit ändern.
        </p>
        <p>
          Einen neuen Vorschlag nimmst du mit einem Klick an. Oder du planst selbst: Fahrgast antippen, dann einen Zug,
          in den er steigen oder auf den er warten soll, oder einen Bahnhof, in dem er aussteigt. Steht ein Schalter auf
          „mich fragen“, hält das Spiel kurz an und fragt dich.
        </p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Das Ende',
    body: (
      <>
        <p>
          Das Spiel endet in dem Moment, in dem jemand den zweiten Fahrgast am Ziel hat, mitten in der Fahrt. Kommen
          zwei im selben Zug gleichzeitig ans Ziel, gewinnt der vordere. Gewinnen mehrere beim gemeinsamen Schritt aller
          Züge, geht die Person vor, die am Zug ist, danach reihum.
        </p>
        <p>
          Bevor ein Schritt das Spiel entscheidet, werden alle gefragt, die noch etwas dagegen tun könnten: mit einer
          Ereigniskarte oder einem Kampf um den vorderen Platz.
        </p>
      </>
    ),
  },
  {
    id: 'duel',
    title: 'Zu zweit: das Duell',
    body: (
      <p>
        Jede Person führt zwei Paare von Fahrgästen und ist abwechselnd mit dem einen und dem anderen am Zug. Es
        gewinnt, wer mit einem Paar beide Ziele erreicht. Eigene Fahrgäste kämpfen nicht gegeneinander.
      </p>
    ),
  },
];
