import { expect, test } from 'vitest'
import { NoDatabase, plainly } from './noDatabase.ts'

const url = 'postgres://noor:geheim@db.example:5432/bewezen?sslmode=require'
const failure = (code: string) => Object.assign(new Error(`failed with ${code} for noor:geheim`), { code })

test.each([
  ['28P01', 'The database at db.example:5432/bewezen refuses the user or the password. Check DATABASE_URL.'],
  ['28000', 'The database at db.example:5432/bewezen refuses the user. Check DATABASE_URL.'],
  ['3D000', 'The database at db.example:5432/bewezen does not exist. Check DATABASE_URL.'],
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].map((code) => [
    code,
    'The database at db.example:5432/bewezen does not answer. Start it, or check DATABASE_URL; leave that out to use the embedded one.',
  ]),
  [
    '53300',
    'The database at db.example:5432/bewezen has no connection left. End what holds them, lower DATABASE_CONNECTIONS of each process, or raise max_connections of the server.',
  ],
])('OPS-AWAY-03 %s is told to the operator in a sentence without user and password', (code, sentence) => {
  const told = plainly(new Error('wrapped', { cause: failure(code) }), url)
  expect(told).toBeInstanceOf(NoDatabase)
  expect((told as Error).message).toBe(sentence)
})

test('a fault that no operator can mend keeps its trace', () => {
  const fault = failure('42601')
  expect(plainly(fault, url)).toBe(fault)
})
