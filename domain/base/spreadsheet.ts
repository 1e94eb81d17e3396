/** A cell as a spreadsheet shows it: one that it would take for a formula is text (CSV injection). */
export const asCell = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
