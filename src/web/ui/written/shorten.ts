/** Cuts a label that is longer than `longest` characters to its first `kept` and an ellipsis. */
export function shorten(label: string, longest: number, kept: number): string {
  const characters = Array.from(label);
  return characters.length > longest ? `${characters.slice(0, kept).join('')}…` : label;
}

/** Sidebar labels: over 17 characters become 15 and an ellipsis (specification §9). */
export const shortenSidebarLabel = (label: string): string => shorten(label, 17, 15);

/** Breadcrumb labels: over 23 characters become 20 and an ellipsis (specification §9). */
export const shortenBreadcrumb = (label: string): string => shorten(label, 23, 20);
