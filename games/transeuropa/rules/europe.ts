/** The map of Europe, drawn as it lies on the table. Positions and costs follow the printed board; terrain is for drawing. */
import { drawnMap, type DrawnCity } from './drawing.ts';
import type { MapFile } from './map.ts';

const DRAWING = String.raw`
          . - . - o ~ . ~ . - o - . - o ~ . ~ o - . - o - .
         / \ ~ \ / ~ / \ ~ \ / ~ / \ / ~ / \ ~ ~ ~ ~ / \ / \
        . - . ~ . ~ . - . ~ . ~ . - . ~ . - . ~ o - . - . - .
       / \ / ~ / \ ~ \ / \ / \ / \ / ~ / \ / ~ / \ / \ / \ / \
      . - o ~ . - . ~ . - . ~ . ~ o ~ . - . ~ . - . - . - . - o
     = = / ~ / \ / \ ~ \ / \ ~ ~ / ~ / \ / ~ / \ / \ / \ / \ / \
    . - . ~ . - o - . - . - . - . ~ . - . ~ . - o - . - . - . - .
   / ~ ~ \ / \ / \ / ~ ~ ~ ~ \ ~ ~ ~ ~ ~ ~ / \ / \ / \ / \ / \ / \
  . ~ o - . - . - . ~ o = . - . - . - . = . - . - . - o - . - . - .
   ~ ~ ~ ~ ~ ~ ~ ~ ~ / \ = \ / \ / \ / \ = = = \ / \ / \ / \ / \ /
    o - . - . - . - . - . = . - o - . - . - o = . - . - . - . - .
   ~ ~ ~ \ / \ / \ / \ / \ = \ / \ / \ / \ / \ = \ / \ / \ / \ / \
  . - . ~ . - . - o - . - . = . - . - . - . - . - . - . - o - . - .
   \ / \ ~ \ / \ / \ / \ / = / \ / \ / \ / \ / \ ^ \ / \ / \ / \ /
    . - . ~ . - . - . - . - . - . - . - . - . - . ^ . - . - . - o
   ~ ~ ~ ~ / \ / \ / \ / \ / \ / \ = = = \ / \ / \ ^ \ / \ / \ / \
  . - o ^ . - . - . - . - o - . - o - . = o - . - . ^ . - . - . - .
 / \ / \ ^ \ / \ / \ / ^ ^ ^ ^ ^ ^ \ / \ = \ / \ / ^ / \ / \ / \ /
. - . - . ^ . - . - . ^ . - . - . - . - . = . - . ^ . - . - o - .
 \ / \ / \ ^ ^ ^ \ ^ ^ / \ / \ ~ \ / \ / \ = \ / \ / \ / ~ ~ ~ ~
  o - . - . - . - o - . - o - . ~ . - . - . = . - . - o ~ . - .
   \ / \ / \ / ~ ~ ~ ~ ~ ~ \ / \ ~ \ / \ / \ = = = = = = / \ /
    . - . - o ~ . - . - . ~ . - . ~ . - . - . - o - . - . - .
         \ / ~ / \ / \ / \ ~ \ / \ ~ \ / \ / \ / \ / \ ~ ~ ~
          . ~ . - . - . - . ~ o - . ~ o - . - . - . - o - .
                           \ ~ \ / \ ~ \ / \ / \ / \ / ~ /
                            . ~ . # . ~ . - . - o ~ . - .
`;

/** Id, crossing, colour, name on the board, and the German and English names where they differ from it. */
const CITIES: readonly DrawnCity[] = [
  ['dublin', '5,2', 'red', 'Dublin'],
  ['london', '8,3', 'red', 'London'],
  ['plymouth', '3,4', 'red', 'Plymouth'],
  ['bilbao', '3,8', 'red', 'Bilbao'],
  ['madrid', '1,10', 'red', 'Madrid'],
  ['amsterdam', '11,4', 'orange', 'Amsterdam'],
  ['warszawa', '22,5', 'orange', 'Warszawa', 'Warschau', 'Warsaw'],
  ['zuerich', '13,8', 'orange', 'Zürich', 'Zürich', 'Zurich'],
  ['wien', '17,8', 'orange', 'Wien', 'Wien', 'Vienna'],
  ['budapest', '21,8', 'orange', 'Budapest'],
  ['glasgow', '9,0', 'yellow', 'Glasgow'],
  ['oslo', '15,0', 'yellow', 'Oslo'],
  ['stockholm', '19,0', 'yellow', 'Stockholm'],
  ['st-petersburg', '27,0', 'yellow', 'St. Petersburg'],
  ['moskva', '31,2', 'yellow', 'Moskva', 'Moskau', 'Moscow'],
  ['vilnius', '24,3', 'green', 'Vilnius', 'Wilna', 'Vilnius'],
  ['minsk', '27,4', 'green', 'Minsk'],
  ['kyiv', '29,6', 'green', 'Kyiv', 'Kiew', 'Kyiv'],
  ['odessa', '30,9', 'green', 'Odessa', 'Odessa', 'Odesa'],
  ['bucuresti', '27,10', 'green', 'București', 'Bukarest', 'Bucharest'],
  ['marseille', '9,10', 'blue', 'Marseille'],
  ['firenze', '13,10', 'blue', 'Firenze', 'Florenz', 'Florence'],
  ['sofia', '24,11', 'blue', 'Sofia'],
  ['roma', '15,12', 'blue', 'Roma', 'Rom', 'Rome'],
  ['tirana', '19,12', 'blue', 'Tirana'],
];

/** Stay in the box with two or three players: two of each colour. */
const DASHED: readonly DrawnCity[] = [
  ['brest', '2,5', 'red', 'Brest'],
  ['barcelona', '6,11', 'red', 'Barcelona'],
  ['berlin', '16,5', 'orange', 'Berlin'],
  ['paris', '9,6', 'orange', 'Paris'],
  ['helsinki', '23,0', 'yellow', 'Helsinki'],
  ['malmoe', '17,2', 'yellow', 'Malmö'],
  ['riga', '24,1', 'green', 'Riga'],
  ['charkiv', '32,7', 'green', 'Charkiv', 'Charkiw', 'Kharkiv'],
  ['istanbul', '27,12', 'blue', 'Istanbul'],
  ['thessaloniki', '24,13', 'blue', 'Thessaloniki'],
];

export const EUROPE: MapFile = drawnMap('europe', DRAWING, CITIES, DASHED);
