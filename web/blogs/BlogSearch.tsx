import { blogWords as words } from '@bewezen/domain/blogs/words.ts'
import { useRouter } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { PathLink } from '../base/parts/PathLink.tsx'
import { SearchForm } from '../base/parts/SearchForm.tsx'
import { useSought } from '../base/parts/useSought.ts'
import { blogsAddress, type ChosenBlogs, maxBlogSearch } from './chosenBlogs.ts'

// It leads to the same page with another question, and is never the current one.
const elsewhere = { exact: true, includeSearch: true }

/**
 * The search of the articles: it looks while one types, and the address follows (BLOG-AREA-03, BLOG-AREA-20). Until its
 * code is there, and without any, it is a form that is sent, and the way to empty it a link.
 */
export function BlogSearch({ chosen }: { chosen: ChosenBlogs }) {
  const router = useRouter()
  const to = (text: string) => blogsAddress({ ...chosen, text })
  const sought = useSought(
    chosen.text ?? '',
    (text) => void router.navigate({ href: to(text), replace: true, resetScroll: false }),
  )
  const clear = () => {
    sought.type('')
    sought.field.current?.focus()
  }
  return (
    <search className="w-full sm:w-[300px]">
      <SearchForm
        action="/blogs"
        label={words.search}
        maxLength={maxBlogSearch}
        sought={sought}
        category={chosen.category ?? null}
        className="relative"
        fieldClassName="[&>input]:pr-11!"
      >
        {sought.typed && (
          <PathLink
            to={to('')}
            replace
            activeOptions={elsewhere}
            aria-label={words.clear}
            onClick={clear}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-m text-ink-3 hover:text-ink"
          >
            <X size={17} aria-hidden="true" />
          </PathLink>
        )}
      </SearchForm>
    </search>
  )
}
