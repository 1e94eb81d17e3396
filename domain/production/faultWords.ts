/** Under a field of the tab Kosten. */
export const costFaultWords = {
  incomplete: 'Vul naam, aantal en prijs in',
  nameTooShort: 'Naam moet minimaal 2 karakters bevatten',
  nameTooLong: 'Naam mag maximaal 200 karakters bevatten',
  amountNegative: 'Prijs mag niet negatief zijn',
  amountInvalid: 'Voer een geldig bedrag in',
  amountTooHigh: 'Het hoogste bedrag is € 1.000.000,00',
  quantityInvalid: 'Aantal is een heel getal van 1 tot en met 100.000',
  linkInvalid: 'Ongeldige URL',
  notesTooLong: 'Notities mogen maximaal 1000 karakters bevatten',
} as const

/** Under a field of the tab To Do. */
export const todoFaultWords = {
  nameRequired: 'Taaknaam is verplicht',
  nameTooLong: 'Taaknaam mag maximaal 200 karakters bevatten',
  descriptionTooLong: 'Omschrijving mag maximaal 2000 karakters bevatten',
  deadlineInvalid: 'Kies een geldige dag',
  assigneeUnknown: 'Dit account bestaat niet meer',
} as const

/** Under a field of the tab Briefings. */
export const briefingFaultWords = {
  personRequired: 'Persoon is verplicht',
  personUnknown: 'Dit account bestaat niet meer',
  roleRequired: 'Rol is verplicht',
  roleTooLong: 'Rol mag maximaal 100 karakters bevatten',
  timeInvalid: 'Kies een geldige tijd',
  endBeforeStart: 'Eindtijd moet na de starttijd liggen',
  tooManyTasks: 'Een briefing heeft maximaal 50 taken',
  taskTooLong: 'Een taak mag maximaal 300 karakters bevatten',
  taskEmpty: 'Een taak mag niet leeg zijn',
  notesTooLong: 'Notities mogen maximaal 2000 karakters bevatten',
  phoneInvalid: 'Vul een geldig telefoonnummer in',
} as const

/** Under a field of the tab Programma. */
export const activityFaultWords = {
  nameRequired: 'Naam van de activiteit is verplicht',
  nameTooLong: 'Naam mag maximaal 200 karakters bevatten',
  descriptionTooLong: 'Omschrijving mag maximaal 2000 karakters bevatten',
  startRequired: 'Kies een geldige starttijd',
  endRequired: 'Kies een geldige eindtijd',
  endBeforeStart: 'Eindtijd moet na de starttijd liggen',
  peopleInvalid: 'Aantal mensen is een heel getal vanaf 0',
  locationUnknown: 'Deze locatie bestaat niet meer',
} as const

/** Under a field of the tab Locaties. */
export const locationFaultWords = {
  nameRequired: 'Naam is verplicht',
  nameTooLong: 'Naam mag maximaal 200 karakters bevatten',
  surfaceInvalid: 'Oppervlakte is een getal vanaf 0',
  capacityInvalid: 'Capaciteit is een heel getal vanaf 0',
  notesTooLong: 'Notities mogen maximaal 1000 karakters bevatten',
} as const

/** Under a field of a discount code (EV-MORE-11). */
export const codeFaultWords = {
  codeInvalid: 'Een code heeft 3 tot 32 letters, cijfers of streepjes',
  codeInUse: 'Deze code bestaat al bij dit evenement',
  percentInvalid: 'Een percentage is een heel getal van 1 tot en met 100',
  amountInvalid: 'Voer een bedrag in van € 0,01 tot en met € 1.000.000,00',
  timeInvalid: 'Kies een geldige tijd',
  endBeforeStart: 'Het einde moet na het begin liggen',
  usesInvalid: 'Hoe vaak is een heel getal vanaf 1',
  dateUnknown: 'Een van deze datums bestaat niet meer',
} as const

/** Under a field of the budget (EV-MORE-90). */
export const budgetFaultWords = {
  participantsInvalid: 'Aantal deelnemers is een heel getal vanaf 0',
  amountInvalid: 'Voer een geldig bedrag in, zonder punt voor duizendtallen',
} as const

/** Under a field of the tab Partnerships. */
export const partnerFaultWords = {
  nameRequired: 'Naam is verplicht',
  nameInUse: 'Er is al een partner met deze naam',
  tooLong: 'Deze tekst is te lang',
  emailInvalid: 'Voer een geldig e-mailadres in',
  addressInvalid: 'Ongeldige URL',
  ibanInvalid: 'Dit IBAN klopt niet',
  vatInvalid: 'Een btw-id heeft alleen letters en cijfers',
} as const

export const todoListFaultWords = {
  nameRequired: 'Geef de lijst een naam',
  nameTooLong: 'De naam mag maximaal 100 tekens bevatten',
  tasksRequired: 'Zet ten minste één taak in de lijst',
  tooManyTasks: 'Een lijst heeft maximaal 100 taken',
  daysInvalid: 'Vul een heel aantal dagen in, van -365 tot en met 730',
} as const
