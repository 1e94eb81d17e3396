import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { useState } from 'react'
import { EmojiPopover, nextWish, ReactionChips } from '../talk/index.ts'
import { reactToPost } from './feedRead.ts'

/** The reactions to a post, and choosing one (COM-LEARN-02). */
export function PostReactions({ post }: { post: PostCard }) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const react = (emoji: string, on: boolean) => void reactToPost(post, emoji, on)
  return (
    <>
      <ReactionChips of={post.id} reactions={post.reactions} mayReact onReact={react} onChoose={setAnchor} />
      {anchor && (
        <EmojiPopover
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChoose={(emoji) =>
            react(
              emoji,
              nextWish(
                post.id,
                emoji,
                post.reactions.some((one) => one.emoji === emoji && one.mine),
              ),
            )
          }
        />
      )}
    </>
  )
}
