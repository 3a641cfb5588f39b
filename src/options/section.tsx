/** A part of the options page: its name in sight, and the rest at a click. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** Whether it is open from the start, as what matters first is, and what has something wrong with it. */
  readonly isOpen?: boolean;
  readonly content?: ComponentChildren;
}

/** Something to open, which is opened when there is a reason for that, and closed by the player alone. */
export function useDetails(isOpen: boolean): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen) details.current!.open = true;
  }, [isOpen]);
  return details;
}

export function Section({ id, title, help, isOpen = false, content }: SectionProps) {
  const details = useDetails(isOpen);
  useEffect(() => {
    const part = details.current!;
    // Whoever goes to a part wants to see it; a link to where one already is changes no address.
    const openIfMeant = () => {
      if (location.hash === `#${id}`) part.open = true;
    };
    const openIfClicked = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')?.getAttribute('href') === `#${id}`) part.open = true;
    };
    openIfMeant();
    addEventListener('hashchange', openIfMeant);
    document.addEventListener('click', openIfClicked);
    return () => {
      removeEventListener('hashchange', openIfMeant);
      document.removeEventListener('click', openIfClicked);
    };
  }, [id]);
  return (
    <details ref={details} class="section" id={id}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {help && <p class="help">{help}</p>}
      {content}
    </details>
  );
}
