import { youtubeFrame, youtubeId } from '@bewezen/domain/base/richText.ts'
import { Node } from '@tiptap/core'

/** A picture that was uploaded for an article (BLOG-AREA-13). */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A video of YouTube: only its id is taken, the frame is ours (BLOG-AREA-13). */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: 'Video' } }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => {
        const id = youtubeId(element.getAttribute('src') ?? '')
        return id ? { src: youtubeFrame(id), title: element.getAttribute('title') ?? 'Video' } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'iframe',
    { ...HTMLAttributes, width: '560', height: '315', loading: 'lazy', sandbox: 'allow-scripts allow-same-origin' },
  ],
})
