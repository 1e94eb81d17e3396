/** What the invented members of the first cards say (MKT-CLAIM-12, MKT-CLAIM-13). */
export const testimonialWords = [
  { name: 'Anna', content: 'Door de weekstructuur houd ik het eindelijk vol.' },
  { name: 'Bram de Wit', content: 'Ik heb geleerd één ding tegelijk te testen.' },
  { name: 'Chantal', content: 'De community denkt echt met je mee.' },
  { name: 'Daan Vos', content: 'De lessen zijn kort, helder en praktisch.' },
  { name: 'Esra', content: 'Mijn ochtendroutine is nu een vast moment buiten.' },
  { name: 'Floor Smit', content: 'De live sessies maken de stof levend.' },
  { name: 'Gijs', content: 'Eindelijk uitleg met onderzoek erbij.' },
  { name: 'Hanna Mulder', content: 'Ik slaap regelmatiger sinds ik mijn ritme bijhoud.' },
  { name: 'Ivo', content: 'De groepschallenges geven net dat duwtje.' },
  { name: 'Julia Bos', content: 'Fijne begeleiding en altijd een antwoord.' },
  { name: 'Kees', content: 'Op de events leer je iedereen kennen.' },
  { name: 'Lotte de Boer', content: 'Ik begrijp mijn lichaam beter dan een jaar geleden.' },
] as const
