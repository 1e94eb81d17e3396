import { expect, test } from 'vitest'
import { fetchable, isFar } from './farPicture.ts'
import { farRefused } from './farPictureWords.ts'

test.each([
  ['https://plaatjes.example/a.jpg', true],
  [' HTTPS://plaatjes.example/a.jpg', true],
  ['http://plaatjes.example/a.jpg', true],
  ['/files/event-images/0123/card.webp', false],
  ['', false],
])('EV-FORM-67 whether the picture at %j stands elsewhere: %s', (address, far) => {
  expect(isFar(address)).toBe(far)
})

test.each([
  ['https://plaatjes.example/a.jpg', true],
  ['https://plaatjes.example:443/a.jpg', true],
  ['https://plaatjes.example:8443/a.jpg', false],
  ['http://plaatjes.example/a.jpg', false],
  ['https://naam@plaatjes.example/a.jpg', false],
  ['https://:wachtwoord@plaatjes.example/a.jpg', false],
  ['ftp://plaatjes.example/a.jpg', false],
  ['file:///etc/passwd', false],
  ['plaatjes.example/a.jpg', false],
])('EV-FORM-67 whether %j may be asked for: %s', (address, may) => {
  expect(fetchable(address) !== null).toBe(may)
})

test('EV-FORM-67 every refusal begins by saying what did not work, and then what to do', () => {
  for (const sentence of Object.values(farRefused))
    expect(sentence).toMatch(/^Deze afbeelding kunnen we niet ophalen\. .+\.$/)
})
