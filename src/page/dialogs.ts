/** Dialogs hold example rows made of the same tiles as a board. */
export const DIALOGS =
  'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"], .modal:not(html, body), [class*="Modal-module_"], #help-dialog';
