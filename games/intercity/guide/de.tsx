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
          Du hast zwei Fahrgäste, irgendwo in Deutschland. Zwei Reisen liegen offen, A und B, für alle dieselben: Zu
          jeder gehören ein Bahnhof, in dem man das Ticket holt, und ein Ziel. Einer deiner Fahrgäste macht die eine,
          der andere die andere Reise. Wer zuerst beide am Ziel hat, gewinnt.
        </p>
        <p>
          Die zehn Züge gehören niemandem. Wer dran ist, fährt mit ihnen, und wer gerade richtig steht, steigt ein. Auch
          wenn andere dran sind.
        </p>
        <Picture
          of="task"
          caption="Erst das Ticket holen, dann zum Ziel (Fahne)."
          label="Ein Fahrgast fährt vom Start zum Bahnhof mit dem Ticket und weiter zum Ziel mit der Fahne."
        />
      </>
    ),
  },
  {
    id: 'quick',
    title: 'In einer Minute losspielen',
    body: (
      <ol>
        <li>
          Wähle für jeden Fahrgast einen Weg. Eine Linie aus Tinte zeigt ihn auf der Karte; ein-, um- und ausgestiegen
          wird von selbst.
        </li>
        <li>
          Bist du dran, fallen die Würfel von selbst. Tippe die Farben an, die liegen bleiben, und wirf den Rest noch
          bis zu zweimal.
        </li>
        <li>
          Tippe Würfel an: Alle ihrer Farbe gehen zu dem Zug, der deinen Fahrgast weiterbringt. Oder tippe auf einen Zug
          oder einen Bahnhof vor ihm. Du siehst, wer mitfährt, einsteigt oder ankommt.
        </li>
        <li>Drücke Fahren. Vorher zählt nichts, und alles lässt sich zurücknehmen.</li>
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
          Dann werden zwei Zielkarten aufgedeckt: die Reisen A und B. Wer schon dort steht, wo es ein Ticket gibt, nimmt
          es gleich mit. Wer an einem Endbahnhof steht, kann dort schon einsteigen.
        </p>
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Du bist dran',
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
          gehen vor. Bei Gleichstand wird noch einmal gewürfelt. Wer keinen Platz findet, muss auf den nächsten Halt
          warten.
        </p>
        <Picture
          of="full"
          caption="Der Zug ist voll: Der Wartende kann um den hinteren Platz würfeln."
          label="Ein grüner Zug mit zwei Fahrgästen; ein dritter will auf den hinteren Platz."
        />
        <p>
          <strong>Der Zug ist voll:</strong> Du kannst gegen den Fahrgast auf dem hinteren Platz würfeln. Beide werfen
          fünf Würfel und zählen Joker, wer sitzt, zählt einen dazu. Nur mit mehr Jokern bekommst du den Platz.
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
    title: 'Reisen und Tickets',
    body: (
      <>
        <p>
          Kommt dein Fahrgast in einen der beiden Bahnhöfe mit Ticket, kann er es nehmen, auch beim Durchfahren. Von da
          an ist sein Zeichen gefüllt, und er bleibt bei dieser Reise: Ein Ticket wird nie getauscht oder zurückgegeben.
          Dein anderer Fahrgast braucht das andere.
        </p>
        <p>
          Mit dem Ticket geht es ans Ziel. Sobald der Zug dort einfährt, ist der Fahrgast angekommen. Ohne Ticket zählt
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
          Eine Ereigniskarte spielst du, wann du willst, auch wenn andere dran sind. Danach ist sie aus dem Spiel. Damit
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
    title: 'Unterwegs',
    body: (
      <>
        <p>
          Niemand soll auf dich warten müssen, wenn ein Zug durch deinen Bahnhof fährt. Darum folgen deine Fahrgäste
          ihrem Plan, den nur du siehst. Tippe einen an, um ihn zu ändern: Wähle einen anderen Weg, oder tippe auf einen
          Bahnhof, zu dem er zuerst fährt, oder auf einen Zug, den er nimmt.
        </p>
        <p>
          Jeder von beiden entscheidet selbst, fragt, wenn es zählt, oder fragt bei allem, was nicht im Plan steht. Es
          zählt, wenn ein Zug außerhalb des Plans eine Runde spart, wenn das andere Ticket es tut, wenn ein voller Zug
          kommt und du eine Platzkarte hast, oder wenn sich kurz vor dem Ziel der Platz vorn lohnt. Wer im Zug sitzt,
          wird gefragt, wo Aussteigen eine Runde spart.
        </p>
      </>
    ),
  },
  {
    id: 'priority',
    title: 'Vorrang',
    body: (
      <p>
        <em>Vorrang</em> (») neben einem Fahrgast spart Tippen: Bis er am Ziel ist, bleiben beim Würfeln die Farbe
        seines nächsten Zuges und die Joker liegen, und seine Punkte sind schon gesetzt. Bis du auf Fahren drückst,
        kannst du alles noch ändern. Drückst du noch einmal auf Vorrang, ist er weg.
      </p>
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
          Züge, geht die Person vor, die dran ist, danach reihum.
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
        Jede Person führt zwei Paare von Fahrgästen und ist abwechselnd mit dem einen und dem anderen dran. Es gewinnt,
        wer mit einem Paar beide Ziele erreicht. Eigene Fahrgäste kämpfen nicht gegeneinander.
      </p>
    ),
  },
  {
    id: 'keys',
    title: 'Tasten',
    body: (
      <p>
        1 bis 5 und J drücken die Würfel einer Farbe, R wirft neu, K lässt alles liegen, U nimmt zurück, H gibt einen
        Tipp. A und B öffnen den Plan eines Fahrgasts, C deine Ereigniskarten, L den Verlauf. Auf der Karte gehen Tab
        und die Pfeiltasten von Zug zu Zug und zu den Bahnhöfen, die zur Wahl stehen, und Enter wählt.
      </p>
    ),
  },
];
