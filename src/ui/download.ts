/** Files that the player saves, named by the day. */

/** "knack-2026-11-21.json" */
export function fileName(day: Date, ending: string): string {
  // Swedish dates are in the ISO form.
  return `knack-${day.toLocaleDateString('sv')}.${ending}`;
}

export function download(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a');
  link.download = name;
  // Not revoked, since that could be too early, and the page's end frees it:
  // https://developer.mozilla.org/en-US/docs/Web/URI/Reference/Schemes/blob#memory_management
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
}
