/** Die Regeln auf Deutsch. */
import type { RulesSection } from '@stellwerk/toolkit/screen.ts';
import { Picture } from './Picture.tsx';

export const rulesDe: readonly RulesSection[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    body: (
      <>
        <p>
          Sechs Bahnstrecken wachsen aus der Stadt hinaus in die Vororte. Alle bauen an allen. Es zählt, wem die
          Bahnhöfe an einer Strecke gehören: Am Ende bringt sie ihren vollen Wert denen, die auf ihr den meisten Handel
          treiben, den Zweiten die Hälfte und so weiter.
        </p>
        <p>
          Also: Strecken wertvoll machen, auf denen man führt, und die anderen schließen, solange sie wenig wert sind.
        </p>
      </>
    ),
  },
  {
    id: 'setup',
    title: 'Was auf dem Tisch liegt',
    body: (
      <>
        <p>
          Zwei von vier Startplättchen werden gezogen und nebeneinandergelegt: Das ist die Stadt. Sechs Strecken führen
          aus ihr hinaus, jede heißt nach der Zahl oder dem Buchstaben an ihrer Kante, und am Ende jeder Strecke steht
          eine Lok. Haben zwei dieselbe Zahl, heißen sie a und b.
        </p>
        <p>
          Es gibt 42 Gleise: 20 Geraden, davon 11 mit +1 und 3 mit +2, und 22 Kurven, davon 11 mit +1. Alle haben zehn
          Bahnhöfe: fünf einfache, eckig, mit einem Gleis und den Werten 1, 2, 3, 4 und 4, und fünf Kreuzungen, rund,
          mit zwei Gleisen, die sich nicht berühren, und den Werten 1, 1, 2, 3 und 4.
        </p>
        <p>
          Drei Gleise und von allen je drei Bahnhöfe liegen offen da, für alle zu sehen und für alle zu benutzen. Was
          blass ist, passt gerade nirgends; wähle es trotzdem, dann sagt das Brett, warum.
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
          Lege ein, zwei oder drei der offenen Plättchen. Höchstens eines davon darf ein Bahnhof sein: ein eigener oder
          einer von anderen. Ein Bahnhof gehört immer der Person mit seiner Farbe, egal wer ihn legt.
        </p>
        <p>
          Jedes Plättchen kommt vor eine Lok, so dass sein Gleis die Strecke fortsetzt. Die Lok fährt dann ans neue
          Ende. In einem Zug darfst du an mehreren Strecken bauen.
        </p>
        <p>Am Ende des Zuges werden die leeren Plätze aus den Stapeln aufgefüllt, und die nächste Person ist dran.</p>
      </>
    ),
  },
  {
    id: 'crossings',
    title: 'Kreuzungen',
    body: (
      <>
        <p>
          Eine Kreuzung verlängert eine Strecke, oder zwei auf einmal, wenn beide vor ihrem Feld enden. Dann zählt sie
          für beide.
        </p>
        <Picture
          of="crossing"
          caption="Hier treffen sich die Strecken 6 und 5. Die Kreuzung führt beide weiter und zählt für den Handel auf beiden."
          label="Zwei Strecken enden am selben Feld; ein Kreuzungsbahnhof wird dorthin gelegt und führt beide weiter."
        />
        <p>
          Verlängert sie nur eine, bleibt ihr anderes Gleis frei. Eine andere Strecke kann später darauf geraten. Sie
          geht dann hinter der Kreuzung weiter und nimmt den Bahnhof mit.
        </p>
        <Picture
          of="runIn"
          caption="Die Kurve führt die Strecke 6 auf das freie Gleis der Kreuzung. Der Bahnhof 2 liegt jetzt an beiden Strecken."
          label="Eine Kurve verbindet eine Strecke mit dem freien Gleis einer Kreuzung, die an einer anderen Strecke liegt."
        />
      </>
    ),
  },
  {
    id: 'restrictions',
    title: 'Was nicht erlaubt ist',
    body: (
      <>
        <p>
          Zehn Regeln, A bis J, sagen, wo ein Plättchen nicht liegen darf. Hast du ein Plättchen gewählt, zeigt der
          Tisch, wo eine Regel es verbietet, und sagt mit wenigen Worten, warum. Tippst du so ein Feld an, wird das
          Plättchen umrahmt, das im Weg ist.
        </p>
        <p>
          D und G bis J gelten auch für einen Bahnhof, den eine Strecke mitnehmen würde, weil sie auf sein freies Gleis
          gerät.
        </p>
      </>
    ),
  },
  {
    id: 'A',
    title: 'A: Kein Bahnhof neben der Stadt',
    body: (
      <Picture
        of="A"
        caption="Neben den Startplättchen liegen nur Gleise."
        label="Ein Bahnhof direkt neben einem Startplättchen ist verboten."
      />
    ),
  },
  {
    id: 'B',
    title: 'B: Kein schnelles Ende',
    body: (
      <Picture
        of="B"
        caption="Bis alle einmal dran waren, darf kein Gleis eine Strecke fertigstellen. Bahnhöfe dürfen das."
        label="Eine Kurve, die neben der Stadt zwei Strecken schließen würde, ist in der ersten Runde verboten."
      />
    ),
  },
  {
    id: 'C',
    title: 'C: Bahnhöfe halten Abstand',
    body: (
      <Picture
        of="C"
        caption="Zwei Bahnhöfe liegen nie Kante an Kante, auch nicht an verschiedenen Strecken. Ecken dürfen sich berühren."
        label="Ein Bahnhof direkt neben einem anderen Bahnhof ist verboten."
      />
    ),
  },
  {
    id: 'D',
    title: 'D: Nicht zweimal nacheinander',
    body: (
      <Picture
        of="D"
        caption="Zwei Bahnhöfe, die auf einer Strecke aufeinander folgen, müssen verschiedenen Personen gehören."
        label="Nach einem Bahnhof von Rot ist auf derselben Strecke der nächste von Rot verboten."
      />
    ),
  },
  {
    id: 'E',
    title: 'E: Strecken bleiben getrennt',
    body: (
      <Picture
        of="E"
        caption="Kein Gleis darf zwei Strecken verbinden."
        label="Eine Kurve, die die Enden zweier Strecken verbinden würde, ist verboten."
      />
    ),
  },
  {
    id: 'F',
    title: 'F: Gleis trifft Gleis',
    body: (
      <Picture
        of="F"
        caption="Eine Kante mit Gleis darf keine Kante ohne Gleis berühren."
        label="Eine Kurve, deren Gleis gegen die Seite einer Geraden stößt, ist verboten."
      />
    ),
  },
  {
    id: 'G',
    title: 'G: Nur eine 1 auf einer Strecke',
    body: (
      <Picture
        of="G"
        caption="Eine zweite 1 ist verboten, egal wem sie gehört."
        label="Ein zweiter Bahnhof 1 auf einer Strecke ist verboten."
      />
    ),
  },
  {
    id: 'H',
    title: 'H: Nur eine 2 auf einer Strecke',
    body: (
      <Picture of="H" caption="Dasselbe für die 2." label="Ein zweiter Bahnhof 2 auf einer Strecke ist verboten." />
    ),
  },
  {
    id: 'I',
    title: 'I: Nur eine 3 auf einer Strecke',
    body: <Picture of="I" caption="Und für die 3." label="Ein zweiter Bahnhof 3 auf einer Strecke ist verboten." />,
  },
  {
    id: 'J',
    title: 'J: Eine 4 für jede Person',
    body: (
      <Picture
        of="J"
        caption="Auf einer Strecke darf es mehrere 4er geben, aber von jeder Person nur einen."
        label="Auf einer Strecke mit einer 4 von Rot und einer 4 von Blau ist eine weitere 4 von Rot verboten."
      />
    ),
  },
  {
    id: 'completion',
    title: 'Wann eine Strecke fertig ist',
    body: (
      <>
        <p>Nach jedem einzelnen Plättchen werden alle Strecken geprüft. Eine Strecke ist fertig,</p>
        <ul>
          <li>sobald sie eine 1, eine 2, eine 3 und eine 4 hat, oder</li>
          <li>sobald nie mehr ein Bahnhof an sie gelegt werden kann, wie auch immer die Gleise weitergingen.</li>
        </ul>
        <Picture
          of="values"
          caption="Die 2 hat noch gefehlt: Die Strecke H ist fertig."
          label="Eine Strecke mit den Bahnhöfen 3, 1, 4 und 2 ist fertig; ihre Lok ist weg."
        />
        <Picture
          of="blocked"
          caption="Die Kurve führt die Strecke 6 vor das Feld, vor dem auch die Strecke 5 endet. Neben der Stadt ist kein Platz für einen Bahnhof, und Gleise würden die Strecken verbinden oder gegen eine Kante ohne Gleis stoßen: Beide sind fertig."
          label="Eine Kurve neben den Startplättchen stellt zwei Strecken fertig, weil auf dem Feld vor ihnen nichts liegen kann."
        />
        <p>
          Dann fährt die Lok davon, und an der Strecke wird nicht mehr gebaut. Das Feld vor ihr bleibt leer, was eine
          weitere Strecke fertigstellen kann. Ein grüner Haken am gewählten Plättchen heißt: Damit wird eine Strecke
          fertig.
        </p>
      </>
    ),
  },
  {
    id: 'value',
    title: 'Was eine Strecke wert ist',
    body: (
      <>
        <p>
          Ihre Startzahl und dazu alle +1 und +2 auf ihren Gleisen. Bahnhöfe zählen hier nicht. Auch Buchstaben stehen
          für eine Zahl:
        </p>
        <ul>
          <li>S: so viel, wie Geraden an dieser Strecke liegen</li>
          <li>C: so viel, wie Kurven an dieser Strecke liegen</li>
          <li>H: die höchste Startzahl in diesem Spiel, auch S und C</li>
          <li>L: die niedrigste</li>
        </ul>
      </>
    ),
  },
  {
    id: 'points',
    title: 'Wer was bekommt',
    body: (
      <>
        <p>
          Auf jeder Strecke zählst du die Werte deiner Bahnhöfe zusammen: Das sind deine Handelspunkte. Wer die meisten
          hat, bekommt den ganzen Wert der Strecke als Siegpunkte, die Zweiten die Hälfte, die Dritten ein Viertel, die
          Vierten ein Achtel, immer aufgerundet. Bei Gleichstand bekommen alle dasselbe, und die nächste Summe ist der
          nächste Rang. Ohne Bahnhof gibt es nichts.
        </p>
        <Picture
          of="score"
          caption="Die Strecke 7 ist 7 + 1 + 2 = 10 wert. Blau hat 4 Handelspunkte und bekommt 10, Rot hat 3 und bekommt 5, Grün hat 1 und bekommt 3."
          label="Eine Strecke mit Startzahl 7, zwei Gleisen mit +1 und +2 und den Bahnhöfen 3 von Rot, 4 von Blau und 1 von Grün."
        />
      </>
    ),
  },
  {
    id: 'end',
    title: 'Das Ende',
    body: (
      <>
        <p>Das Spiel endet mit einem Zug, wenn</p>
        <ul>
          <li>alle sechs Strecken fertig sind, oder</li>
          <li>alle Gleise verbaut sind, oder</li>
          <li>alle Bahnhöfe der Person verbaut sind, die gerade am Zug war, oder</li>
          <li>die Person, die am Zug ist, nichts legen kann.</li>
        </ul>
        <p>
          Dann werden alle Strecken gewertet, fertig oder nicht. Die meisten Siegpunkte gewinnen; bei Gleichstand teilt
          man sich den Sieg. Im Wettbewerb spielt ihr so viele Spiele, wie ihr Personen seid, alle fangen einmal an, und
          die Punkte werden zusammengezählt.
        </p>
      </>
    ),
  },
  {
    id: 'table',
    title: 'So spielt man es hier',
    body: (
      <>
        <p>
          Wähle ein Plättchen: Die Felder, auf die es passt, leuchten, die anderen sagen, warum nicht. Zeige auf ein
          Feld, um das Plättchen dort zu sehen und zu lesen, was es ändern würde; ein Klick legt es. Mit dem Finger
          tippst du ein Feld an, tippst noch einmal, um zu drehen, und legst mit dem Knopf. Du kannst ein Plättchen auch
          auf sein Feld ziehen.
        </p>
        <p>
          R, das Mausrad, ein Rechtsklick oder ein weiterer Klick auf das gewählte Plättchen dreht es. Mit der Tastatur
          wählen 1 bis 9 ein Plättchen, die Pfeiltasten gehen von Lok zu Lok, und die Eingabetaste legt. Bis du den Zug
          beendest, sind deine Plättchen gestrichelt umrahmt: Tippe eins an, um es und alle späteren zurückzunehmen,
          zweimal, wenn es welche gibt.
        </p>
        <p>
          Die Übersicht der Strecken sagt, was jede jetzt wert ist und wer wie viel bekäme. Wähle dort eine Strecke, um
          zu lesen, warum, und um sie allein auf dem Tisch zu sehen. Was andere seit deinem Zug gelegt haben, ist in
          ihrer Farbe umrahmt.
        </p>
      </>
    ),
  },
];
