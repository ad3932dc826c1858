/** Schemas that play files and messages of the wire share. */
import * as v from 'valibot';

export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The length is looked at before any of the items. */
export const listOf = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(
    v.custom<unknown[]>((input) => Array.isArray(input) && input.length >= least && input.length <= most),
    v.array(item),
  );

/** Options before anybody has looked at them; a list is not an object here. */
export const AnyOptions = v.pipe(
  v.custom<object>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
  v.record(v.string(), v.unknown()),
);
