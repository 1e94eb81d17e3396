import { pictureOf } from '@bewezen/domain/pictures/picture.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawn } from './Drawn.tsx'

test('MKT-MORE-23 a picture is a reference to its file and three names, some two hundred bytes in the page', () => {
  const html = renderToStaticMarkup(<Drawn of={pictureOf('walk', 'a', { hue: 'voeding', hour: 'evening' })} />)
  expect(html).toMatch(/<use href="\/assets\/walk-[0-9a-f]{7}\.svg#p"><\/use>/)
  expect(html).toContain('data-hue="voeding" data-hour="evening"')
  expect(html).toContain('aria-hidden="true"')
  expect(html.length).toBeLessThan(220)
})
