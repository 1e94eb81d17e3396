import House from 'lucide-react/icons/house'
import { buttonLook } from '../parts/buttonLook.ts'
import { words } from './words.ts'

/** The content of the 404 page, under a sun that has lost its way. */
export const NotFoundPage = () => (
  <div className="dawn relative grid min-h-[min(712px,80vh)] justify-items-center overflow-hidden px-5 pt-[12vh] pb-72 text-center">
    <svg
      viewBox="0 0 1440 712"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinecap="round"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path
        d="M160 600A560 420 0 0 1 640 190M800 190A560 420 0 0 1 1280 600"
        strokeWidth="1.6"
        strokeOpacity=".45"
        strokeDasharray="2 8"
      />
      <path d="M0 600H1440M804 586l8-12M850 582v-16M896 586l-8-12" />
      <circle cx="850" cy="650" r="46" fill="var(--sun)" stroke="none" />
    </svg>
    <div className="relative">
      <p aria-hidden="true" className="font-display text-[clamp(4rem,2rem+8vw,7rem)] leading-none tracking-[-0.04em]">
        404
      </p>
      <h1 lang="en" className="heading mt-2 text-fs-46 leading-[1.1]! max-lg:text-fs-34">
        {words.notFound.heading}
      </h1>
      <a href="/" className={`content-link mt-6 ${buttonLook({})}`}>
        <House size={18} aria-hidden="true" />
        {words.notFound.home}
      </a>
    </div>
  </div>
)
