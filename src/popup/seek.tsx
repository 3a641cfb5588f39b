/** Offers to look for a board on a page of which Knack knows nothing. */
import { useEffect, useState } from 'preact/hooks';
import type { SeekReply } from '../protocol/seek.ts';
import { patternOf } from '../sites/added.ts';
import { nameOf } from '../sites/sites.ts';
import { Offer } from './offer.tsx';
import type { AppProps } from './props.ts';

type Look = 'not-yet' | 'looking' | SeekReply;

interface Props extends Pick<AppProps, 'seek' | 'requestAccess' | 't'> {
  /** Whether the player has asked for it on this site and in this tab: a page that is loaded anew has lost Knack. */
  readonly wasHere: boolean;
}

export function Seek({ wasHere, seek, requestAccess, t }: Props) {
  const [look, setLook] = useState<Look>(wasHere ? 'looking' : 'not-yet');
  const start = () => {
    setLook('looking');
    void seek().then(setLook, () => setLook({ found: false, frames: [] }));
  };
  useEffect(() => {
    if (wasHere) start();
  }, []);
  if (look === 'looking') return <Says text={t('seeking')} />;
  if (look === 'not-yet') {
    return <Offer text={t('strangePage')} help={t('strangePageHelp')} button={t('seek')} onClick={start} />;
  }
  if ('closed' in look) return <Says text={t('seekClosed')} />;
  // It is painted as a game at once.
  if (look.found) return null;
  const [frame] = look.frames;
  if (frame === undefined) return <Says text={t('seekNothing')} help={t('seekNothingHelp')} />;
  const site = nameOf(frame);
  const allow = () => void requestAccess([patternOf(frame)]).then((given) => given && start());
  return (
    <Offer
      text={t('seekNothing')}
      help={t('seekFrame', { site })}
      button={t('grantAccess', { site })}
      onClick={allow}
    />
  );
}

function Says({ text, help }: { readonly text: string; readonly help?: string }) {
  return (
    <section class="offer">
      <p class="summary" role="status">
        {text}
      </p>
      {help !== undefined && <p>{help}</p>}
    </section>
  );
}
