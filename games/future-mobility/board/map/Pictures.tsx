/** Small pictures in running HTML: zones, modes, power-ups. Their names stand beside them or in the label of what holds them. */
import type { Mode, PowerUp, Zone } from '../../rules/index.ts';
import { CARD_ICONS, FREIGHT_ICON, MODE_ICONS, ZONE_ICONS } from './icons.ts';
import styles from './pictures.module.css';

export function ZonePicture({ zone }: { readonly zone: Zone }) {
  return (
    <span className={styles.zone} style={{ background: `var(--fm-${zone})` }}>
      <img src={ZONE_ICONS[zone]} alt="" width="30" height="30" draggable={false} />
    </span>
  );
}

export function ModePicture({ mode, electric = false }: { readonly mode: Mode; readonly electric?: boolean }) {
  return (
    <span className={styles.mode}>
      <img src={MODE_ICONS[mode]} alt="" width="28" height="28" draggable={false} />
      {mode === 'cargoBike' && <img className={styles.load} src={FREIGHT_ICON} alt="" width="15" height="15" />}
      {electric && <img className={styles.load} src={CARD_ICONS.electricVehicle} alt="" width="15" height="15" />}
    </span>
  );
}

export function CardPicture({ card }: { readonly card: PowerUp }) {
  return (
    <span className={styles.cardPicture} data-card={card}>
      <img src={CARD_ICONS[card]} alt="" width="40" height="40" draggable={false} />
      {card === 'cargoBike' && <img className={styles.load} src={FREIGHT_ICON} alt="" width="20" height="20" />}
      {(card === 'tramA' || card === 'tramB') && <b data-line={card}>{card === 'tramA' ? 'A' : 'B'}</b>}
    </span>
  );
}

/** A star on a trip card: five points, drawn. */
export function Star({ label }: { readonly label: string }) {
  return (
    <svg
      className={styles.star}
      viewBox="-12 -12 24 24"
      width="18"
      height="18"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M0 -11L3.2 -3.6L11 -3.2L5 2L7 10L0 5.6L-7 10L-5 2L-11 -3.2L-3.2 -3.6Z" />
    </svg>
  );
}
