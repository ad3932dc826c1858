/** Here or online: two parts of one switch. */
import { Segments } from './Segments.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';

export function PlaceSwitch({ online, choose }: { readonly online: boolean; choose(online: boolean): void }) {
  const words = useOnlineTexts().dialog;
  return (
    <Segments
      name="place"
      title={words.where}
      wide
      chosen={online ? 'online' : 'here'}
      values={{ here: words.here, online: words.online }}
      icons={{ here: 'device', online: 'globe' }}
      choose={(place) => choose(place === 'online')}
    />
  );
}
