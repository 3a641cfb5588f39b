/** What every replica's own code leaves in its page's main world, as `replica`: no person sees these, and no game has them. */
export interface Hooks {
  /** Whether keys would be lost, while tiles turn or the game thinks. */
  moving(): boolean;
  /** Throws the board away and builds a new one that shows the same. */
  rebuild(): void;
}
