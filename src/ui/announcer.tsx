/**
 * Tells screen readers of new advice, politely and once. It stands apart from the view of the advice,
 * which may be folded away, and has to be there before there is anything to say.
 */
import { useEffect, useState } from 'preact/hooks';

export function Announcer({ sentences }: { sentences: readonly string[] }) {
  const [said, setSaid] = useState<readonly string[]>([]);
  // A region that comes with its text is not read out.
  useEffect(() => setSaid(sentences), [sentences.join('\n')]);
  return (
    <div class="sr-only" role="status">
      {said.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </div>
  );
}
