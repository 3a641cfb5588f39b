/** A button that has the player choose a file. */
import { useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** The kinds of files, as HTML writes them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
