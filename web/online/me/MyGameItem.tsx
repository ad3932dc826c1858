/** One of my games with what can be done with it: file, link, removing. */
import { useId, useState } from 'react';
import { SaveFile } from '../../app/SaveFile.tsx';
import { SCREEN_IDS, useAbout } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { localeOf } from '../../texts/index.ts';
import { useCopy } from '../../app/useCopy.ts';
import { MyGameRow } from '../../home/MyGameRow.tsx';
import { isOver, placeOf, type MyGame } from '../../home/my-games.ts';
import { Button, buttonClass, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { lineColour } from '../LineBadge.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './Me.module.css';

interface ItemProps {
  readonly game: MyGame;
  onRemove(): void;
}

export function MyGameItem(props: ItemProps) {
  const id = (props.game.play ?? props.game.row).game;
  return SCREEN_IDS.includes(id) ? <Titled {...props} id={id} /> : <Item {...props} title={id} />;
}

function Titled({ id, ...props }: ItemProps & { readonly id: string }) {
  return <Item {...props} title={useAbout(id).title} />;
}

function Item({ game, onRemove, title }: ItemProps & { readonly title: string }) {
  const words = useOnlineTexts().me;
  const { texts, settings } = useSettings();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { play, row } = game;
  const { online, elsewhere } = game.play ? game : {};
  const table = row?.table ?? online?.table;
  const day = new Intl.DateTimeFormat(localeOf(settings.language), { day: 'numeric', month: 'short' }).format(
    game.updated,
  );
  const placed = game.play && placeOf(game);
  const more = play && !play.over ? `${texts.saved.moves(play.entries)}, ${day}` : day;
  return (
    <div className={styles.game} style={{ ['--line-colour' as string]: lineColour((play ?? row).game) }}>
      <MyGameRow game={game} more={more} result={placed && words.placed(placed)} />
      <IconButton
        icon={open ? 'up' : 'down'}
        label={words.rowMenu(title)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} className={styles.menu}>
          {elsewhere && <ServerFile table={online!.table} play={online!.play} />}
          {play && !elsewhere && <SaveFile playId={play.id} running={!play.over} label={texts.saved.export} />}
          {play && (
            <Button icon="bin" onClick={onRemove}>
              {elsewhere ? words.remove : texts.saved.remove}
            </Button>
          )}
          {row && isOver(game) && <ServerFile table={row.table} />}
          {table !== undefined && <CopyLink table={table} />}
          {row && row.phase !== 'playing' && row.keptBy === undefined && (
            <Button icon="bin" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function ServerFile({ table, play }: { readonly table: string; readonly play?: number }) {
  const words = useOnlineTexts().me;
  return (
    <a
      className={buttonClass()}
      href={`/api/tables/${table}/file${play === undefined ? '' : `?play=${play}`}`}
      download
    >
      <Icon name="file" />
      {words.file}
    </a>
  );
}

function CopyLink({ table }: { readonly table: string }) {
  const words = useOnlineTexts().me;
  const { copied, copy } = useCopy(`${location.origin}/t/${table}`);
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
      {copied ? words.copied : words.link}
    </Button>
  );
}
