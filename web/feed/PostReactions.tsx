import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { useState } from 'react'
import { EmojiPopover, ReactionChips } from '../community/index.ts'
import { reactToPost } from './feedRead.ts'

/** The reactions to a post, and choosing one (COM-LEARN-02). */
export function PostReactions({ post }: { post: PostCard }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const react = (emoji: string, on: boolean) => void reactToPost(post, emoji, on)
  return (
    <>
      <ReactionChips reactions={post.reactions} mayReact onReact={react} onChoose={setAnchor} />
      {anchor && (
        <EmojiPopover
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChoose={(emoji) => react(emoji, !post.reactions.some((one) => one.emoji === emoji && one.mine))}
        />
      )}
    </>
  )
}
