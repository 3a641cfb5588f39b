/** A sentence on what is to be done, and the button that does it. */
interface OfferProps {
  readonly text: string;
  readonly help?: string;
  readonly button: string;
  readonly onClick: () => void;
}

export function Offer({ text, help, button, onClick }: OfferProps) {
  return (
    <section class="offer">
      <p class="summary" role="status">
        {text}
      </p>
      {help !== undefined && <p>{help}</p>}
      <button type="button" class="primary" onClick={onClick}>
        {button}
      </button>
    </section>
  );
}
