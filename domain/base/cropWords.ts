import type { CropName } from './crops.ts'

/** The dialog in which somebody says what of a picture stays in sight. */
export const cropWords = {
  open: 'Uitsnede kiezen',
  lead: 'Zet de punt op wat altijd in beeld moet blijven. Klik of sleep, of gebruik de pijltjestoetsen (met shift in grotere stappen).',
  point: 'Punt dat in beeld blijft',
  at: (x: number, y: number) => `${x} procent van links, ${y} procent van boven`,
  shown: 'Zo staat hij op de site',
  crops: {
    card: 'Op een kaart',
    head: 'Boven de pagina',
    phone: 'Boven de pagina op een telefoon',
    wide: 'Breed in de lijst',
    share: 'In een gedeelde link',
    face: 'In het rondje',
  } satisfies Record<CropName, string>,
  automatic: 'Terug naar automatisch',
  save: 'Opslaan',
  saving: 'Opslaan...',
  failed: { title: 'De afbeelding kon niet worden geladen', text: 'Probeer het opnieuw of kies hem nog een keer.' },
}
