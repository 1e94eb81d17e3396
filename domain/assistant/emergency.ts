/** Signs of an emergency of the body, as people write them; without accents and in small letters. */
const ofBody = [
  /\bpijn (op|in) (de|mijn|m'?n|haar|zijn|z'?n) borst/,
  /\bborstpijn/,
  /\bdruk(kend\w*)? (\w+ ){0,3}op (de|mijn|m'?n) borst/,
  /\b(hartaanval|hartinfarct|hartstilstand|beroerte|herseninfarct|hersenbloeding)/,
  /\b(scheve|scheef|hangende|hangt)( \w+){0,2} (mond|mondhoek|gezicht)|\b(mond|mondhoek|gezicht) (hangt|staat|is) (\w+ )?(scheef|slap)/,
  /\b(kan|krijg)( \w+){0,2} (niet|geen)( \w+){0,2} (ademen|ademhalen|adem|lucht)\b/,
  /\b(heel|erg|ernstig|plotseling|ineens) (kortademig|benauwd)/,
  /\b(bewusteloos|buiten bewustzijn|niet bij bewustzijn|(hij|zij|ze) reageert niet)/,
  /\b(hevig|ernstig|heftig) bloedverlies|\bhoud(t)? niet op met bloeden|\b(hoest|braak|spuug)(t|te)? (\w+ )?bloed|\bbloed (op ?)?(hoesten|braken|spugen)/,
  /\b(plotseling|ineens|opeens)( \w+){0,3} (verlamd|lam)\b/,
  /\b(overdosis|vergiftigd|vergiftiging|anafyla\w+|allergische shock)/,
]
/** Signs that somebody may want to end their life. */
const ofMind = [
  /\b(zelfmoord|zelfdoding|suicid)/,
  /\b(niet|nooit) meer (willen |wil |hoeven )?leven\b/,
  /\b(ik (wil|wou|wilde)|(wil|wou|wilde) ik) (\w+ ){0,2}dood\b(?! hout)|\bik dood (wil|wou|wilde)\b/,
  /\beinde? (\w+ ){0,2}aan (maken|mijn leven)|\bmezelf (\w+ )?(iets|wat) aan(doen| te doen| ga doen)/,
]

/**
 * Whether a question speaks of an emergency, of the body or of the mind; null for all others. What is missed is still
 * caught by the line under the field and by what the model was told; a question too many gets a sentence too many
 * (SH-ASSIST-27).
 */
export function emergencyIn(question: string): 'body' | 'mind' | null {
  const text = question.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
  if (ofMind.some((sign) => sign.test(text))) return 'mind'
  return ofBody.some((sign) => sign.test(text)) ? 'body' : null
}
