/**
 * Announces new advice to screen readers, politely and once. It is separate from the view of the advice, which
 * may be folded, and has to exist before there is anything to announce.
 */
import { useEffect, useState } from 'preact/hooks';

export function Announcer({ sentences }: { sentences: readonly string[] }) {
  const [said, setSaid] = useState<readonly string[]>([]);
  // A live region that is inserted with its text is not read out.
  useEffect(() => setSaid(sentences), [sentences.join('\n')]);
  return (
    <div class="sr-only" role="status">
      {said.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </div>
  );
}
