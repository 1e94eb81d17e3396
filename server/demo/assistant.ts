import { answerTo } from '../assistant/standin/talk.ts'

const dayMs = 24 * 60 * 60_000

/** What Sanne asked the assistant, each with how many days ago; more than fits on one page of the history. */
const asked: readonly (readonly [number, string])[] = [
  [16, 'Waar begin ik als ik beter wil slapen?'],
  [15, 'Hoe laat drink ik mijn laatste koffie?'],
  [13, 'Helpt wandelen voor het ontbijt?'],
  [12, 'Ik ben vaak gespannen aan het eind van de middag. Wat kan ik doen?'],
  [10, 'Welke ademhaling helpt bij stress?'],
  [8, 'Hoe begin ik met koud douchen?'],
  [6, 'Mijn huisarts zegt dat mijn bloeddruk wat hoog is. Wat nu?'],
  [4, 'Waar verdien ik zonnetjes mee?'],
  [2, 'Hoeveel licht heb ik nodig als het bewolkt is?'],
  [2, 'En achter het raam?'],
]

/** The talk of Sanne with the assistant, oldest first. */
export const talkOfSanne = (now: Date) =>
  asked.flatMap(([daysAgo, question], index) => {
    const at = now.getTime() - daysAgo * dayMs + index * 60_000
    return [
      { content: question, isUser: true, at: new Date(at) },
      { content: answerTo(question), isUser: false, at: new Date(at + 6_000) },
    ]
  })
