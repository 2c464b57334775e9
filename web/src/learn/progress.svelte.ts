/* What there is to learn and what of it is done. The server remembers it with the visitor; here it is kept while the page is. */
import { rest } from '../api/rest';
import type { CourseInfo, LessonInfo } from '../api/types';

class Progress {
  #courses = $state.raw<CourseInfo[]>([]);
  #done = $state.raw<ReadonlySet<string>>(new Set());
  #problem = $state.raw('');

  get courses(): CourseInfo[] {
    return this.#courses;
  }
  get problem(): string {
    return this.#problem;
  }

  async load(): Promise<void> {
    try {
      const { courses, done } = await rest.lessons();
      this.#courses = courses;
      this.#done = new Set(done);
      this.#problem = '';
    } catch (error) {
      this.#problem = (error as Error).message;
    }
  }

  course(id: string): LessonInfo[] {
    return this.#courses.find((course) => course.id === id)?.lessons ?? [];
  }
  solved(task: string): boolean {
    return this.#done.has(task);
  }
  note(task: string): void {
    this.#done = new Set([...this.#done, task]);
  }
  finished(lesson: LessonInfo): boolean {
    return lesson.tasks.every((task) => this.#done.has(task));
  }
  /** The first task that is not solved, or the first of all. */
  next(lesson: LessonInfo): number {
    return Math.max(0, lesson.tasks.findIndex((task) => !this.#done.has(task)));
  }
}

export const progress = new Progress();
