/** Die Spielregel auf Deutsch. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { AVOID_CARDS, SHIFT_CARDS } from '../rules/index.ts';
import { de } from '../texts/de.ts';
import { Picture } from './Picture.tsx';
import { CardList, ZoneList } from './Lists.tsx';

export const rulesDe: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    body: (
      <>
        <p>
          In dieser Stadt sind Menschen und Waren unterwegs. Jede Strecke bringt dir Punkte, und umso mehr, je sauberer
          du reist: mit der Straßenbahn, dem Fahrrad oder zu Fuß. Manche Strecke lässt sich auch ganz vermeiden. Am Ende
          gewinnt, wer die meisten Punkte hat.
        </p>
        <p>
          Sobald jemand 50 Punkte hat, wird die Runde zu Ende gespielt, damit alle gleich oft an der Reihe waren. Dann
          ist Schluss; bei Gleichstand wird der Sieg geteilt.
        </p>
      </>
    ),
  },
  {
    id: 'city',
    title: 'Die Stadt',
    body: (
      <>
        <p>
          Der Plan hat 36 Felder. Manche sind durch Straßen verbunden; Parks haben keine. Auf jedes Feld außer den Parks
          passen zwei Markierungen. Ein Stau braucht keinen Platz.
        </p>
        <ZoneList words={de} />
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Du bist dran',
    body: (
      <>
        <ol>
          <li>Zieh eine Karte; in der Spielanleitung heißen diese Karten Power-ups.</li>
          <li>Spiel so viele Karten, wie du möchtest, oder keine.</li>
          <li>Sag eine Strecke an und leg sie zurück, oder spiel stattdessen mindestens eine Vermeiden-Karte.</li>
          <li>
            Die offenen Strecken werden auf fünf ergänzt. Von deinen Karten behältst du höchstens fünf; du wählst, was
            du ablegst.
          </li>
        </ol>
        <p>
          Karten und Strecken kannst du frei ausprobieren: Alles ist nur eine Skizze, bis du auf <em>Losfahren</em>{' '}
          drückst. <em>Tipp</em> zeigt dir bis zu drei gute Ideen und was für sie spricht.
        </p>
      </>
    ),
  },
  {
    id: 'trip',
    title: 'Strecken',
    body: (
      <>
        <p>
          Eine Streckenkarte nennt Start, Ziel und Punkte. Jedes Feld dieser Art passt. Nennt sie zwei Orte für den
          Start, such dir einen aus. Sag, welchen Weg du nimmst und womit du reist.
        </p>
        <Picture
          of="trip"
          caption="Vom Wohnblock zur Werkstatt, mit dem Auto über drei Felder: die 2 Punkte der Karte."
          label="Eine Route mit dem Auto vom Wohnblock D2 über D1 zur Werkstatt E1."
        />
        <p>
          Mehrere offene Karten lassen sich zu einer langen Strecke verbinden. Jede beginnt auf genau dem Feld, auf dem
          die vorige endet, und alle benutzen dieselbe Fortbewegungsart. Die Punkte aller Karten zählen.
        </p>
        <Picture
          of="segments"
          caption="Erst vom Wohnblock zum Laden, dann vom Laden zu den Häusern: zwei Karten, ein Weg."
          label="Eine Route vom Wohnblock C3 zum Laden C4 und weiter zu den Häusern D5."
        />
        <p>
          Eine Strecke mit Paket ist Fracht. Sie geht mit dem Lieferwagen oder, mit der Karte „
          {de.powerUps.cargoBike.name}“, auf dem Lastenrad, und lässt sich nur mit anderer Fracht verbinden. Eine
          Strecke mit Stern bringt dir noch eine Karte auf die Hand.
        </p>
      </>
    ),
  },
  {
    id: 'modes',
    title: 'Womit du reist',
    body: (
      <>
        <ul>
          <li>
            <strong>Auto, Lieferwagen:</strong> auf Straßen, immer möglich, ohne Zusatzpunkte.
          </li>
          <li>
            <strong>Straßenbahn, +2:</strong> Start und Ziel brauchen eine Haltestelle derselben Linie. Was dazwischen
            liegt, ist egal.
          </li>
          <li>
            <strong>Fahrrad, +2:</strong> auf Straßen, mit einem Fahrradweg auf jedem Feld der Route.
          </li>
          <li>
            <strong>Zu Fuß, +3:</strong> auf Straßen über höchstens drei Felder, mit einem Fußweg auf jedem davon.
          </li>
          <li>
            <strong>Lastenrad, +3:</strong> für Fracht, mit der Karte; sonst wie das Fahrrad.
          </li>
        </ul>
        <p>
          Die Zusatzpunkte zählen für jede Karte. Die Route einer Karte besucht kein Feld zweimal; die der nächsten darf
          wieder über Felder der vorigen führen.
        </p>
        <Picture
          of="tram"
          caption="Zwei Haltestellen der Linie A: Die Straßenbahn fährt vom Wohnblock zum Laden."
          label="Haltestellen der Linie A auf D1 und D3, durch einen Bogen verbunden."
        />
        <Picture
          of="bicycle"
          caption="Fahrradwege auf allen drei Feldern der Route."
          label="Eine Route mit dem Fahrrad von C3 über C4 nach B4, überall mit Fahrradweg."
        />
      </>
    ),
  },
  {
    id: 'shift',
    title: 'Karten: bauen',
    body: (
      <>
        <p>Was du legst, nützt von da an allen.</p>
        <CardList words={de} cards={SHIFT_CARDS} />
        <p>
          Eine neue Haltestelle liegt höchstens drei Felder auf der Straße von einer anderen derselben Linie entfernt;
          zwei sind schon aufgedruckt. Die Fahrrad- oder Fußwege einer Karte liegen auf Feldern, die an der Straße
          aufeinander folgen. Ältere Wege müssen sie nicht berühren. Jede Art von Markierung passt auf ein Feld nur
          einmal.
        </p>
        <Picture
          of="laying"
          caption="Eine Karte, vier Fahrradwege hintereinander an der Straße."
          label="Vier neue Fahrradwege auf C4, D4, E4 und E3, neben einem älteren auf C3."
        />
      </>
    ),
  },
  {
    id: 'improve',
    title: 'Karten: besser reisen',
    body: (
      <>
        <p>Diese Karten spielst du, wenn du losfährst.</p>
        <CardList words={de} cards={['electricVehicle', 'cargoBike', 'carpool']} />
      </>
    ),
  },
  {
    id: 'avoid',
    title: 'Karten: vermeiden',
    body: (
      <>
        <CardList words={de} cards={AVOID_CARDS} />
        <p>
          Beide Richtungen zählen. Für jede entfernte Strecke bekommst du ihre Punkte und einen dazu. Wer eine
          Vermeiden-Karte gespielt hat, legt diesmal keine Strecke zurück. Mehrere solche Karten sind erlaubt.
        </p>
      </>
    ),
  },
  {
    id: 'jams',
    title: 'Stau',
    body: (
      <>
        <CardList words={de} cards={['trafficJam']} />
        <p>
          Fährt jemand mit Auto oder Lieferwagen los, können die anderen reihum einen Stau auf ein Feld der Route legen.
          Ob jemand eine Staukarte hat, ist daran nicht zu merken. Wer nicht jedes Mal gefragt werden möchte, stellt das
          bei der Frage oder auf der Staukarte ein: <em>{de.screen.order.notUntilTurn}</em>, erst ab so vielen Punkten
          oder nie.
        </p>
        <p>
          Jeder Besuch eines Feldes mit Stau kostet Auto und Lieferwagen 2 Punkte; weniger als 0 bringt eine Strecke
          nie. Staus bleiben liegen, auf jedem Feld höchstens einer.
        </p>
        <Picture
          of="jam"
          caption="Ein Stau auf dem Weg: 2 Punkte weniger."
          label="Eine Route mit dem Auto von E3 über E4, wo ein Stau liegt, nach E5."
        />
        <p>
          Eine Fahrgemeinschaft hebt alle Staus deiner Strecke auf. Sag sie an, wenn schon ein Stau auf der Route liegt,
          oder spiel sie, wenn du gefragt wirst, weil dir jemand einen neuen Stau gelegt hat.
        </p>
      </>
    ),
  },
  {
    id: 'variants',
    title: 'Varianten',
    body: (
      <ul>
        <li>
          <strong>{de.options.recover.label}:</strong> {de.options.recover.help}
        </li>
        <li>
          <strong>{de.options.combinedModes.label}:</strong> {de.options.combinedModes.help} Die Reihenfolge ist Auto,
          Straßenbahn, Fahrrad, zu Fuß; bei Fracht Lieferwagen, Lastenrad.
        </li>
        <li>
          <strong>{de.options.tramReach.label}:</strong> {de.options.tramReach.help}
        </li>
        <li>
          <strong>{de.options.jams.label}:</strong> {de.options.jams.help}
        </li>
      </ul>
    ),
  },
  {
    id: 'credits',
    title: 'Wessen Spiel das ist',
    body: (
      <>
        <p>
          Future Mobility hat Eric Londaits bei <a href="https://www.imaginary.org">IMAGINARY</a> für das{' '}
          <a href="https://futurium.de">Futurium</a> in Berlin entworfen. © 2022 IMAGINARY gGmbH, unter{' '}
          <a href="https://creativecommons.org/licenses/by-sa/4.0/deed.de">CC BY-SA 4.0</a>. Plan, Karten und Regeln
          sind hier bearbeitet und stehen unter derselben Lizenz.
        </p>
        <p>
          Die Symbole stammen von <a href="https://openmoji.org">OpenMoji</a>, CC BY-SA 4.0, als kleinere Dateien.
        </p>
      </>
    ),
  },
];
