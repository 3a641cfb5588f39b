/** Dialogs hold example rows made of the same tiles as a board. */
export const DIALOGS =
  'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"], [class*="modal" i]:not(html, body), #help-dialog';
