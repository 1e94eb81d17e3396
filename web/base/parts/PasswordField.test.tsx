import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { words } from './words.ts'

/** Whether the eye was pressed: a page that is drawn to text has nobody who presses it. */
let isPressed = false
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>()
  const useState = (first: unknown) => {
    const [kept, set] = react.useState(first)
    return [kept === false && isPressed ? true : kept, set]
  }
  return { ...react, useState, default: { ...react, useState } }
})

const drawn = (pressed: boolean) => {
  isPressed = pressed
  const html = renderToStaticMarkup(
    <PasswordField label="Wachtwoord" id="p" autoComplete="current-password" value=" Geheim 12 " onChange={() => {}} />,
  )
  const [input = ''] = /<input[^>]*>/.exec(html) ?? []
  return { input, button: /<button[^>]*>/.exec(html)?.[0] ?? '' }
}

test('SEC-ACC-42 a password is typed unseen, and shown once somebody asks for it', () => {
  const [unseen, shown] = [drawn(false), drawn(true)]
  expect(unseen.input).toContain('type="password"')
  expect(unseen.button).toContain(`aria-label="${words.showPassword}"`)
  expect(shown.input).toContain('type="text"')
  expect(shown.button).toContain(`aria-label="${words.hidePassword}"`)
  for (const { button } of [unseen, shown]) expect(button).toContain('aria-controls="p"')
})

test('SEC-ACC-42 what is pasted or filled in by a password manager is taken as it is', () => {
  const { input } = drawn(false)
  expect(input).toContain('autoComplete="current-password"')
  expect(input).toContain('value=" Geheim 12 "')
  expect(input).not.toMatch(/maxlength|pattern|readonly|autocomplete="off"/i)
})

test('SEC-ACC-42 no field of a password hinders pasting, and each says what it is for', () => {
  const files = globSync('web/**/*.tsx').filter((path) => !/node_modules|\.test\.tsx$|gallery/.test(path))
  const fields = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<PasswordField\b[\s\S]*?\/>/g)].map(([field]) => ({ path, field })),
  )
  expect(fields.length).toBeGreaterThanOrEqual(5)
  for (const { path, field } of fields) {
    expect([path, /onPaste|onCopy|onDrop|maxLength/.test(field)]).toEqual([path, false])
    expect([path, /autoComplete=/.test(field)]).toEqual([path, true])
  }
})
