/** The letters of the house where somebody has them, and their nearest kin on every machine: a mail loads nothing. */
export const fonts = {
  display: '"Besley Variable",Besley,"Rockwell Nova",Rockwell,"Roboto Slab",Georgia,serif',
  text: '"Hanken Grotesk Variable","Hanken Grotesk","Segoe UI",system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif',
} as const
