/** `/me/games/<table>/<play>`: brings a play that I finished online to this device and shows its replay. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Waiting } from '../../app/Waiting.tsx';
import { keepToReplay } from '../kept.ts';

export default function KeptPage({ table, play }: { readonly table: string; readonly play: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    let current = true;
    void keepToReplay(table, Number(play))
      .catch(() => '/me/games')
      .then((address) => current && navigate(address, { replace: true }));
    return () => {
      current = false;
    };
  }, [table, play, navigate]);
  return <Waiting />;
}
