/** How the events area calls somebody (EV-ROLE-03, EV-ROLE-12). */
export const tierWords = {
  top5: 'Top 5% Member',
  admin: 'Administrator',
  teacher: 'Docent',
  student: 'Student',
  premium: 'Student Premium',
  unsubscribed: 'Geen abonnement',
  other: 'Gebruiker',
} as const
