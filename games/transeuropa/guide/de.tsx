/** Die Spielregel auf Deutsch. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { de } from '../texts/de.ts';
import { Picture } from './Picture.tsx';
import { Groups } from './Groups.tsx';
import { Marks } from './Marks.tsx';

export const rulesDe: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    body: (
      <>
        <p>
          Du hast fünf geheime Städte, verstreut über ganz Europa, und willst sie mit Schienen verbinden. Die Schienen
          gehören niemandem: Was die anderen bauen, nützt auch dir, sobald eure Netze zusammentreffen.
        </p>
        <p>
          Wer zuerst alle fünf Städte verbunden hat, beendet die Runde. Alle anderen verlieren Punkte für das, was ihnen
          noch fehlt. Nach einigen Runden gewinnt, wer am meisten Punkte übrig hat.
        </p>
      </>
    ),
  },
  {
    id: 'setup',
    title: 'Vor jeder Runde',
    body: (
      <>
        <p>
          Die Karte ist leer, 83 Schienen liegen bereit. Alle bekommen verdeckt fünf Städte, aus jeder Farbgruppe eine:
        </p>
        <Groups words={de} />
        <p>
          Zu zweit und zu dritt bleiben zwei Städte jeder Gruppe aus dem Spiel; sie sind auf der Karte blass gezeichnet.
          Übrig gebliebene Karten sieht niemand an.
        </p>
        <p>
          Reihum setzen alle ihren Startstein auf eine Kreuzung, auf der noch keiner steht. Auch eine Stadt ist erlaubt.
          Der Startstein ist der Anfang deines Netzes. Beginne, wo die Wege zu deinen Städten kurz sind, und wenn es
          geht nicht zu nahe bei einem anderen Startstein: Der Tipp achtet auf beides.
        </p>
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    body: (
      <>
        <p>Du legst entweder</p>
        <ul>
          <li>eine oder zwei Schienen auf freie einfache Linien, oder</li>
          <li>eine einzige Schiene auf eine freie Doppellinie: eine Brücke, einen Tunnel oder eine Fähre.</li>
        </ul>
        <p>
          Jede Schiene muss dein Netz berühren, also deinen Startstein oder eine Schiene, die mit ihm verbunden ist.
          Abzweigen darfst du überall, und die zweite Schiene muss nicht an der ersten liegen. Mindestens eine Schiene
          ist Pflicht; nach einer einfachen darfst du aufhören.
        </p>
        <Picture
          of="turn"
          caption="Zwei einfache Linien an verschiedenen Stellen des eigenen Netzes: ein erlaubter Zug."
          label="Ein Netz aus zwei Schienen bei Alba; zwei neue Schienen schließen an verschiedenen Stellen an."
        />
        <Picture
          of="bridge"
          caption="Über den Fluss führt eine Doppellinie. Sie kostet den ganzen Zug."
          label="Ein Netz reicht bis an den Fluss; die nächste Schiene überquert ihn auf einer Doppellinie."
        />
      </>
    ),
  },
  {
    id: 'marks',
    title: 'Die Zeichen auf der Karte',
    body: (
      <>
        <Marks
          of={[
            ['ring', 'Hierher kannst du mit einer Schiene bauen.'],
            ['small', 'Hierher brauchst du beide Schienen deines Zuges. Wähle den kleinen Ring, dann liegen beide.'],
            ['near', 'Diese Schiene bringt dich deinen Städten näher.'],
            ['double', 'Doppellinie: Sie kostet den ganzen Zug und zählt bei der Wertung 2 statt 1.'],
            ['way', 'Ein günstigster Weg zu allen Städten, die dir noch fehlen; an Doppellinien in zwei Reihen.'],
            ['hint', 'Der Zug, zu dem der Tipp rät; gestrichelt ist der Weg, den er im Sinn hat.'],
          ]}
        />
        <p>Wo viele Ringe sind, werden die dunkel, die dich nicht näher bringen. Bauen kannst du dort trotzdem.</p>
        <p>
          <em>Wessen Schienen?</em> unter deinen Karten zeigt alle Schienen in den Farben derer, die sie gebaut haben.
          Halte eine Schiene gedrückt, um zu lesen, wer sie wann gelegt hat.
        </p>
        <p>
          Willst du deinen Weg selbst finden, schalte in den Einstellungen <em>Meinen Weg zeigen</em> aus.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Gemeinsame Netze',
    body: (
      <>
        <p>
          Treffen sich zwei Netze, sind sie von da an eins: Beide dürfen überall daran weiterbauen, und jede Stadt am
          gemeinsamen Netz zählt für beide.
        </p>
        <Picture
          of="joining"
          caption="Diese Schiene macht aus zwei Netzen eines."
          label="Zwei Netze mit je einem Startstein; eine Schiene schließt die letzte Lücke zwischen ihnen."
        />
        <p>
          Ein Rat: Verbinde dich nicht zu früh. Du schenkst den anderen damit alles, was du gebaut hast. Baue zuerst,
          was sonst niemand braucht, und lass dir die Mitte bauen.
        </p>
      </>
    ),
  },
  {
    id: 'end-of-round',
    title: 'Ende einer Runde',
    body: (
      <>
        <p>
          Sobald jemand alle fünf Städte im eigenen Netz hat, ist die Runde vorbei, egal wer die letzte Schiene dafür
          gelegt hat. Es können auch mehrere zugleich fertig werden.
        </p>
        <p>
          Eine Ausnahme gibt es: Wird durch die erste Schiene deines Zuges jemand anderes fertig, du selbst aber nicht,
          darfst du noch eine zweite auf eine einfache Linie legen.
        </p>
        <p>Sehr selten sind vorher alle 83 Schienen verbaut. Auch dann endet die Runde.</p>
      </>
    ),
  },
  {
    id: 'scoring',
    title: 'Wertung',
    body: (
      <>
        <p>
          Wer fertig ist, verliert nichts. Bei allen anderen wird gezählt, was die günstigste Verbindung ihrer fünf
          Städte noch kosten würde: 1 Punkt für jede einfache Linie, 2 Punkte für jede Doppellinie. Alle Schienen auf
          der Karte dürfen dabei kostenlos benutzt werden, auch die der anderen.
        </p>
        <Picture
          of="missing"
          caption="Nach Riva fehlen eine Doppellinie und zwei einfache Linien: 4 Punkte."
          label="Vom Ende des Netzes fehlen bis Riva drei Linien, die 2, 1 und 1 Punkte kosten."
        />
        <p>Das Programm rechnet immer die wirklich günstigste Verbindung aus und zeigt sie auf der Karte.</p>
      </>
    ),
  },
  {
    id: 'end',
    title: 'Ende des Spiels',
    body: (
      <>
        <p>
          Alle beginnen mit 13 Punkten. Hat nach einer Runde jemand keine Punkte mehr, ist das Spiel aus, und wer die
          meisten übrig hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
        </p>
        <p>Sonst beginnt eine neue Runde, und es beginnt, wer links von der letzten Startperson sitzt.</p>
      </>
    ),
  },
  {
    id: 'options',
    title: 'Varianten',
    body: (
      <>
        <p>
          <strong>Punkte am Anfang:</strong> 8 bis 20 machen das Spiel kürzer oder länger.
        </p>
        <p>
          <strong>Feste Rundenzahl:</strong> Ihr spielt so viele Runden wie verabredet, auch wenn jemand schon vorher
          keine Punkte mehr hat.
        </p>
        <p>
          <strong>Eigene Schienen:</strong> Alle haben in jeder Runde drei Schienen der eigenen Farbe. Sie werden wie
          andere gelegt, verbinden aber nur das eigene Netz; die anderen dürfen weder darüber fahren noch daran anbauen,
          und die Linie ist besetzt.
        </p>
        <p>
          <strong>Karte:</strong> Auch eine andere Karte lässt sich als Datei laden.
        </p>
      </>
    ),
  },
];
