import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import type { ApiClient } from '../api/client.ts';
import type { Services } from '../shell/services.ts';

export const useServices = (): Services => useRouteContext({ from: rootRouteId });

export const useApi = (): ApiClient => useServices().api;
