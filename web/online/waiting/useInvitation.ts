/** The link to a table and the ways to hand it on: the system's sheet where there is one, the clipboard, or by hand. */
import { useEffect, useState } from 'react';
import { useAbout } from '../../app/screens.ts';
import { copyText } from '../../app/useCopy.ts';
import { useServer } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';

const COPIED_MS = 2500;
const LOCAL = /^(localhost|127\.|\[::1\])/;

export interface Invitation {
  /** Of the table itself. */
  readonly link: string;
  /** Where other devices find this server. */
  readonly origin: string;
  /** If this page was opened on the server's own machine: where the network finds it. */
  readonly addresses: readonly string[] | undefined;
  chooseAddress(address: string): void;
  /** What was copied last, for a moment. */
  readonly copied: string | undefined;
  /** What could not be copied and has to be by hand. */
  readonly byHand: string | undefined;
  copy(link?: string): void;
  readonly share: ((link?: string) => void) | undefined;
}

/** Suspends until the server has told its addresses. */
export function useInvitation(table: string, game: string): Invitation {
  const { waiting: words } = useOnlineTexts();
  const { title } = useAbout(game);
  const server = useServer();
  const addresses = LOCAL.test(location.hostname) ? (server?.addresses ?? []) : undefined;
  const [chosen, setChosen] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const [byHand, setByHand] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const origin = (chosen ?? addresses?.[0] ?? location.origin).replace(/\/$/, '');
  const link = `${origin}/t/${table}`;
  const copy = (text = link): void => {
    void copyText(text).then((done) => {
      setCopied(done ? text : undefined);
      setByHand(done ? undefined : text);
    });
  };
  const share = (url = link): void => {
    // Closing the sheet is a decision, not a fault.
    void navigator.share({ title, text: words.shared(title), url }).catch(() => {});
  };
  const canShare = 'share' in navigator;
  return {
    link,
    origin,
    addresses,
    chooseAddress: setChosen,
    copied,
    byHand,
    copy,
    share: canShare ? share : undefined,
  };
}
