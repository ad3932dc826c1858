/** The two open tasks: by way of where, to where, and who is on it. */
import { hasArrived, taskCard, type View } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { PassengerBadge, type PassengerLook } from './Passenger.tsx';
import { sayPassenger, type Speech } from '../choosing/say.ts';
import { TaskBadge } from '../map/Stations.tsx';
import styles from './panels.module.css';

interface TasksProps {
  readonly speech: Speech;
  look(passenger: number): PassengerLook;
}

export function Tasks({ speech, look }: TasksProps) {
  const { words, view } = speech;
  const { tasks: say } = words.screen;
  return (
    <section className={styles.tasks} aria-label={say.title}>
      {[1, 2].map((task) => {
        const { via, goal } = taskCard(view, task);
        const on = holdersOf(view, task);
        const arrived = on.filter((passenger) => hasArrived(view, passenger));
        const riding = on.filter((passenger) => !hasArrived(view, passenger));
        return (
          <div key={task} className={styles.task}>
            <span className="visually-hidden">{say.task(task)}: </span>
            <span className={styles.taskWay}>
              <TaskBadge task={task} goal={false} /> {say.via} <strong>{stationName(via)}</strong>
              <TaskBadge task={task} goal /> {say.goal} <strong>{stationName(goal)}</strong>
            </span>
            {on.length > 0 && (
              <span className={styles.taskPeople}>
                {riding.length > 0 && (
                  <People speech={speech} look={look} people={riding} label={say.holders(names(speech, riding))} />
                )}
                {arrived.length > 0 && (
                  <People
                    speech={speech}
                    look={look}
                    people={arrived}
                    label={say.arrived(names(speech, arrived))}
                    check
                  />
                )}
              </span>
            )}
          </div>
        );
      })}
    </section>
  );
}

const holdersOf = (view: View, task: number): readonly number[] =>
  view.task.flatMap((held, passenger) => (held === task ? [passenger] : []));

const names = (speech: Speech, people: readonly number[]): string =>
  speech.words.screen.list(people.map((passenger) => sayPassenger(speech, passenger)));

interface PeopleProps extends TasksProps {
  readonly people: readonly number[];
  readonly label: string;
  readonly check?: boolean;
}

function People({ look, people, label, check = false }: PeopleProps) {
  return (
    <span className={styles.people} role="img" aria-label={label} title={label}>
      {people.map((passenger) => (
        <PassengerBadge key={passenger} {...look(passenger)} task={0} size="1.4rem" />
      ))}
      {check && <span aria-hidden="true">✓</span>}
    </span>
  );
}
