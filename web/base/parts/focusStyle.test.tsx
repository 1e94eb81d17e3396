import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoredPicture } from './StoredPicture.tsx'

const shown = (src: string) => renderToStaticMarkup(<StoredPicture src={src} alt="" fallback={null} />)

test('MKT-MORE-31 a kept picture keeps its focus in every frame, one without has its middle there', () => {
  const key = '0123456789abcdef0123456789abcdef'
  expect(shown(`/files/blog-images/${key}-f3807/card.webp`)).toContain('style="object-position:38% 7%"')
  expect(shown(`/files/blog-images/${key}/card.webp`)).not.toContain('style=')
  expect(shown('https://elders.example/foto.jpg')).not.toContain('style=')
})

test('MKT-MORE-37 a kept picture is dimmed in dark and in red light, a face is not', () => {
  expect(shown('https://elders.example/foto.jpg')).toContain('class="dark:brightness-85 redlight:brightness-50"')
  const face = renderToStaticMarkup(<StoredPicture isFace src="/a.webp" alt="" fallback={null} className="size-full" />)
  expect(face).toContain('class="size-full"')
})
